import type { FieldProblem, FieldWords } from '../field-problem.ts'
import type { Language } from '../../language/language.ts'

/** What can be wrong with what staff alone fill in. */
export const deskFieldWords: Record<Language, Record<Exclude<FieldProblem, keyof FieldWords>, string>> = {
  english: {
    time: 'Write the time as 09:00, from 00:00 to 24:00',
    sameTime: 'It closes when it opens. Day and night is 00:00 to 24:00.',
    overlap: 'Two of these are open at the same time',
  },
  chinese: {
    time: '请按 09:00 的格式填写时间，从 00:00 到 24:00',
    sameTime: '关门时间和开门时间一样。全天请填 00:00 到 24:00。',
    overlap: '有两段时间重叠了',
  },
  bengali: {
    time: 'সময় 09:00-এর মতো করে লিখুন, 00:00 থেকে 24:00',
    sameTime: 'খোলা ও বন্ধের সময় একই। দিনরাত খোলা হলে 00:00 থেকে 24:00 লিখুন।',
    overlap: 'দুটি সময় একটির ওপর আরেকটি পড়েছে',
  },
  india: {
    time: 'நேரத்தை 09:00 போல டைப் செய்யவும், 00:00 முதல் 24:00 வரை',
    sameTime: 'திறக்கும் நேரமும் மூடும் நேரமும் ஒன்றே. இரவும் பகலும் என்றால் 00:00 முதல் 24:00.',
    overlap: 'இரண்டு நேரங்கள் ஒன்றின் மேல் ஒன்று வருகின்றன',
  },
}
