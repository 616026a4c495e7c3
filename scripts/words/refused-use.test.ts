import { expect, it } from 'vitest'
import { refusedUse } from '../../mobile/src/words/english/beside/refused-use.ts'
import { wordsIn } from '../../server/src/words/server-words.ts'

it('the English beside a refused use is what the server says to readers of English', () => {
  expect(wordsIn('english').refusals).toMatchObject(refusedUse)
})
