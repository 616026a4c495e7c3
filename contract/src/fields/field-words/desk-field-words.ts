import type { FieldProblem, FieldWords } from '../field-problem.ts'
import type { Language } from '../../language/language.ts'

/** What can be wrong with what staff alone fill in. */
export const deskFieldWords: Record<Language, Record<Exclude<FieldProblem, keyof FieldWords>, string>> = {
  english: {
    time: 'Write the time as 09:00, from 00:00 to 24:00',
    sameTime: 'It closes when it opens. Day and night is 00:00 to 24:00.',
    overlap: 'Two of these are open at the same time',
    past: 'This time is over already. Please choose a later one.',
    endsBefore: 'This is before it begins, or the same moment',
    outOfRange: 'Too low or too high',
    helpline: 'A number of Singapore has 8 digits, e.g. 6536 2692',
    whatsapp: 'Write the whole number with its country code, e.g. +65 9123 4567',
    deskPassword:
      'Use 12 or more characters with a big letter (A) and a small letter (a), and nothing that many people would guess, like MWC or Singapore',
    authenticatorCode: 'The code has 6 digits; a recovery code has 12 letters and digits',
    holeLeft: 'Something in {brackets} is not filled in yet. Write it in its place, or take it out.',
    otherHoles: 'This needs what stands in {brackets} in the English text, written the same, and nothing else in {brackets}',
  },
  chinese: {
    time: '请按 09:00 的格式填写时间，从 00:00 到 24:00',
    sameTime: '关门时间和开门时间一样。全天请填 00:00 到 24:00。',
    overlap: '有两段时间重叠了',
    past: '这个时间已经过了，请选择晚一点的时间',
    endsBefore: '结束时间必须晚于开始时间',
    outOfRange: '数值太小或太大',
    helpline: '新加坡号码有 8 位数字，例如 6536 2692',
    whatsapp: '请填写带国家代码的完整号码，例如 +65 9123 4567',
    deskPassword: '请用至少 12 位，要有大写字母（A）和小写字母（a）。不要主要用 MWC、Singapore 这类容易猜到的词。',
    authenticatorCode: '验证码是 6 位数字；恢复码是 12 个字母和数字',
    holeLeft: '{ } 里还有没填的内容，请填好或删掉',
    otherHoles: '{ } 里的内容要和英文一样，不能多也不能少',
  },
  bengali: {
    time: 'সময় 09:00‑এর মতো করে লিখুন, 00:00 থেকে 24:00',
    sameTime: 'খোলা ও বন্ধের সময় একই। দিনরাত খোলা হলে 00:00 থেকে 24:00 লিখুন।',
    overlap: 'দুটি সময় একটির ওপর আরেকটি পড়েছে',
    past: 'এই সময় পার হয়ে গেছে। পরের একটি সময় দিন।',
    endsBefore: 'শেষ হওয়ার সময় শুরুর পরে হতে হবে',
    outOfRange: 'সংখ্যাটি খুব ছোট বা খুব বড়',
    helpline: 'সিঙ্গাপুরের নম্বরে 8টি সংখ্যা থাকে, যেমন 6536 2692',
    whatsapp: 'দেশের কোডসহ পুরো নম্বর লিখুন, যেমন +65 9123 4567',
    deskPassword:
      'অন্তত 12টি অক্ষর লিখুন। ইংরেজি বড় হাতের (A) ও ছোট হাতের (a) অক্ষর থাকতে হবে। MWC বা Singapore‑এর মতো সহজে অনুমান করা যায় এমন কিছু লিখবেন না।',
    authenticatorCode: 'কোডে 6টি সংখ্যা থাকে; রিকভারি কোডে 12টি অক্ষর ও সংখ্যা',
    holeLeft: '{ } চিহ্নের ভেতরে কিছু লেখা বাকি আছে। লিখুন, অথবা মুছে দিন।',
    otherHoles: '{ } চিহ্নের ভেতরে ইংরেজিতে যা আছে ঠিক তাই থাকতে হবে',
  },
  india: {
    time: 'நேரத்தை 09:00 போல டைப் செய்யவும், 00:00 முதல் 24:00 வரை',
    sameTime: 'திறக்கும் நேரமும் மூடும் நேரமும் ஒன்றே. இரவும் பகலும் என்றால் 00:00 முதல் 24:00.',
    overlap: 'இரண்டு நேரங்கள் ஒன்றின் மேல் ஒன்று வருகின்றன',
    past: 'இந்த நேரம் முடிந்துவிட்டது. பிறகு வரும் நேரத்தைத் தேர்வு செய்யவும்.',
    endsBefore: 'முடியும் நேரம் தொடங்கும் நேரத்துக்குப் பிறகு இருக்க வேண்டும்',
    outOfRange: 'எண் மிகச் சிறியது அல்லது மிகப் பெரியது',
    helpline: 'சிங்கப்பூர் நம்பரில் 8 எண்கள் இருக்கும், எ.கா. 6536 2692',
    whatsapp: 'நாட்டுக் கோடுடன் முழு நம்பரை டைப் செய்யவும், எ.கா. +65 9123 4567',
    deskPassword:
      '12 அல்லது அதற்கு மேல் எழுத்துகள், அதில் பெரிய எழுத்து (A), சிறிய எழுத்து (a) வேண்டும்; MWC, Singapore போல பலர் யூகிக்கக்கூடியது வேண்டாம்',
    authenticatorCode: 'கோடில் 6 எண்கள் இருக்கும்; recovery கோடில் 12 எழுத்துகளும் எண்களும் இருக்கும்',
    holeLeft: '{ } உள்ளே இன்னும் எழுத வேண்டியது உள்ளது. எழுதவும், அல்லது நீக்கவும்.',
    otherHoles: '{ } உள்ளே ஆங்கிலத்தில் உள்ளது மட்டுமே அப்படியே இருக்க வேண்டும்',
  },
}
