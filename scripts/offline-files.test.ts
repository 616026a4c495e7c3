import { expect, it } from 'vitest'
import { type BuiltFiles, offlineFiles } from './offline-files.ts'

const file = (module: string, imports: string[] = [], later: string[] = []) => ({ modules: [`mobile/src/${module}`], imports, later })

const files: BuiltFiles = {
  'assets/main.js': file(
    'main.tsx',
    [],
    ['assets/home.js', 'assets/card.js', 'assets/pay.js', 'assets/slot.js', 'assets/words-english-card.js'],
  ),
  'assets/home.js': file('home.screen.tsx', ['assets/lists.js'], ['assets/pay.js', 'assets/more.js']),
  'assets/lists.js': file('lists.ts'),
  'assets/more.js': file('more.tsx', [], ['assets/deep.js']),
  'assets/deep.js': file('deep.tsx'),
  'assets/card.js': file('card.screen.tsx', ['assets/lists.js'], ['assets/code.js']),
  'assets/code.js': file('code.ts'),
  'assets/pay.js': file('pay.screen.tsx', ['assets/quote.js'], ['assets/leaflet-map-1.js']),
  'assets/quote.js': file('quote.ts'),
  'assets/slot.js': file('slot.tsx', ['assets/deep.js']),
  'assets/leaflet-map-1.js': file('map.ts'),
  'assets/words-english-card.js': file('words/english/card.ts'),
}
const modules = {
  screens: ['/home.screen.tsx', '/card.screen.tsx', '/pay.screen.tsx'],
  anywhere: [],
  everyone: ['/home.screen.tsx'],
  member: ['/card.screen.tsx'],
}

it('everybody keeps what the screens of a first visit need, a member also what theirs need, and each file is in one list', () => {
  expect(offlineFiles(files, 'assets/main.js', modules)).toEqual({
    everyone: ['assets/main.js', 'assets/home.js', 'assets/lists.js', 'assets/more.js'],
    member: ['assets/card.js', 'assets/code.js', 'assets/slot.js', 'assets/deep.js'],
    rest: ['assets/pay.js', 'assets/quote.js'],
  })
})

it('a screen that was not built is a mistake of the build', () => {
  expect(() => offlineFiles(files, 'assets/main.js', { ...modules, everyone: ['/gone.screen.tsx'] })).toThrow('/gone.screen.tsx')
})
