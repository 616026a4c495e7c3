import { expect, it } from 'vitest'
import { deferredSections, loadWords } from '../../load-words.ts'
import { beside } from './beside.ts'

const saidAs = (_name: string, text: unknown) => (typeof text === 'function' ? [text(1), text(3)] : text)
const inFull = (words: unknown) => JSON.parse(JSON.stringify(words, saidAs)) as object

it('the English beside another language is what readers of English see', async () => {
  expect(inFull(await loadWords('english', deferredSections))).toMatchObject(inFull(beside))
})
