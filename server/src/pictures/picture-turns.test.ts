import { expect, it } from 'vitest'
import { pictureTurns } from './picture-turns.ts'

/** Has senders ask in this order, while a first one works; answers with the order in which they had their turns. */
async function turnsOf(senders: string[]): Promise<string> {
  const takeTurn = pictureTurns()
  const had: string[] = []
  let [atOnce, most] = [0, 0]
  const work = (name: string) => async () => {
    most = Math.max(most, (atOnce += 1))
    await new Promise((done) => setTimeout(done))
    atOnce -= 1
    had.push(name)
    if (name === 'faulty') throw new Error('no picture')
  }
  await Promise.allSettled(senders.map((sender) => takeTurn(sender, work(sender))))
  expect([most, atOnce]).toEqual([1, 0])
  return had.join(' ')
}

it('of each sender one, then of the next, however many the first sent', async () => {
  expect(await turnsOf(['a', 'a', 'a', 'a', 'b', 'c', 'b'])).toBe('a b a c b a a')
})

it('who was just served comes after whoever waits, and a lone sender never waits for nobody', async () => {
  expect(await turnsOf(['a', 'a', 'b'])).toBe('a b a')
  expect(await turnsOf(['a', 'a', 'a'])).toBe('a a a')
})

it('what cannot be done hands the turn on', async () => {
  expect(await turnsOf(['faulty', 'a', 'faulty', 'b'])).toBe('faulty a faulty b')
})
