// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { readAloud as bengaliWords } from '../../../words/bengali/read-aloud.ts'
import { readAloud as tamilWords } from '../../../words/india/read-aloud.ts'
import { readAloud as words } from '../../../words/english/read-aloud.ts'
import { type Layout, sentencesIn } from './sentences.ts'

/** Blocks are what HTML has as blocks; nothing is hidden by a style. */
const layout: Layout = {
  isShown: (element) => !element.hasAttribute('hidden'),
  isBlock: (element) => !/^(?:A|B|BDI|BUTTON|LABEL|SPAN|STRONG)$/.test(element.tagName) || element.hasAttribute('data-block'),
}

const wordsIn = { english: words, bengali: bengaliWords, india: tamilWords }

function read(html: string, language: keyof typeof wordsIn = 'english') {
  document.body.innerHTML = `<div id="root">${html}</div>`
  const root = document.getElementById('root') as Element
  return sentencesIn(root, language, wordsIn[language], layout)
}
const saidOf = (html: string) => read(html).map(({ said }) => said)

it('a sentence runs through the elements of its block, and each of its pieces can be marked', () => {
  const sentences = read('<p>You paid <b>S$9.00</b>. Thank\n  you!</p><p>Next</p>')
  expect(sentences.map(({ said }) => said)).toEqual(['You paid 9 dollars.', 'Thank you!', 'Next'])
  expect(sentences[0]?.pieces.map(({ node, start, end }) => node.data.slice(start, end))).toEqual(['You paid ', 'S$9.00', '.'])
})

it('a long sentence is said in parts, each short enough for a voice that falls silent after 15 seconds', () => {
  const clause = 'the quick brown fox jumps over the lazy dog near the river'
  const said = saidOf(`<p>${Array.from({ length: 6 }, () => clause).join(', ')}.</p>`)
  expect(said.length).toBeGreaterThan(1)
  expect(Math.max(...said.map(({ length }) => length))).toBeLessThanOrEqual(160)
  expect(said.join(' ')).toBe(`${Array.from({ length: 6 }, () => clause).join(', ')}.`)
})

it.each([
  ['He says: “Boss, it broke. Come quick!” and he waits. You come.', ['He says: “Boss, it broke. Come quick!” and he waits.', 'You come.']],
  ['“The permit has a problem. Tell me the OTP!” This is a lie.', ['“The permit has a problem. Tell me the OTP!”', 'This is a lie.']],
  ['Say “Stop!” Then call us.', ['Say “Stop!”', 'Then call us.']],
  ['লগ ইন পেজে “ফোন হারিয়েছে?” চাপুন। পরে লিখুন।', ['লগ ইন পেজে “ফোন হারিয়েছে?” চাপুন।', 'পরে লিখুন।']],
  ['点“手机丢了？”，再设置密码。好了。', ['点“手机丢了？”，再设置密码。', '好了。']],
  ['A “ that never closes. Next.', ['A “ that never closes.', 'Next.']],
])('what is quoted is not taken apart: %s', (text, said) => {
  expect(saidOf(`<p>${text}</p>`)).toEqual(said)
})

it('a quote that is too long for one breath is said in its sentences', () => {
  const clause = 'the quick brown fox jumps over the lazy dog near the wide river'
  const said = saidOf(`<p>He says “${Array.from({ length: 6 }, () => clause).join('. ')}.”</p>`)
  expect(Math.max(...said.map(({ length }) => length))).toBeLessThanOrEqual(160)
  expect(said.slice(0, -1).every((part) => part.endsWith('.'))).toBe(true)
})

it('a range whose ends are joined is said as a range', () => {
  expect(saidOf('<p>Letters A–\u2060Z, digits 0–\u20609 and 0–9</p>')).toEqual(['Letters A to Z, digits 0 to 9 and 0 to 9'])
})

it('amounts and times are not taken apart by their dots and commas', () => {
  expect(saidOf('<p>From S$4.50, up to S$20,000. Ask at 3:05 pm.</p>')).toEqual([
    'From 4 dollars 50 cents, up to 20000 dollars.',
    'Ask at 3:05 pm.',
  ])
})

it('an abbreviation ends no sentence: the date after it is the example of how to type one', () => {
  expect(read('<p>நாள்/மாதம்/வருடம், எ.கா. 25/03/1990</p>', 'india').map(({ said }) => said)).toEqual([
    'நாள் 2 எண்கள், மாதம் 2 எண்கள், வருடம் 4 எண்கள், உதாரணமாக 2 5, 0 3, 1 9 9 0',
  ])
  expect(read('<p>டைப் செய்யவும். எ.கா. 25/03/1990</p>', 'india').map(({ said }) => said)).toEqual(['டைப் செய்யவும்.', 'உதாரணமாக 2 5, 0 3, 1 9 9 0'])
})

it('buttons and links are named, the bar and the tabs are not said, and what is hidden is silent', () => {
  const html = `<header><button>Back</button><h1>Pay</h1><a href="/">Bell</a></header>
    <main><span aria-hidden="true">1</span><svg><title>x</title></svg><p hidden>No</p>
    <button data-block="">Pay now</button><a href="/help" data-block=""><b data-block="">Help</b><span data-block="">Day and night</span></a>
    <p>Read <a href="/terms">the terms</a> first.</p><p data-unspoken="">Just now</p><dialog>Later</dialog></main><nav><a href="/">Home</a></nav>`
  expect(saidOf(html)).toEqual(['Pay', 'You can tap: Pay now', 'You can tap: Help', 'Day and night', 'Read the terms first.'])
})

it('what belongs together is one sentence, so that a row is not only its amount', () => {
  const row = `<summary><span data-block=""><span data-one-sentence="" data-block=""><span class="sr-only">Payment</span>
    <span data-block=""><b data-block="">S$9.00</b><span data-block=""><svg></svg>Paid</span></span>
    <span data-block="">6 months · 3 Nov 2026</span></span><b data-block="">Staff are checking it.</b></span></summary>`
  const sentences = read(row)
  expect(sentences.map(({ said }) => said)).toEqual([
    'You can tap: Payment, 9 dollars, Paid, 6 months, 3 November 2026',
    'Staff are checking it.',
  ])
  expect(sentences[0]?.pieces.map(({ node, start, end }) => node.data.slice(start, end)).join('|')).toBe(
    'S$9.00|Paid|6 months · 3 Nov 2026',
  )
})

it('what is chosen says so', () => {
  expect(saidOf('<button data-block="" aria-pressed="true">All</button><button data-block="" aria-pressed="false">Food</button>')).toEqual([
    'You can tap: All. This is chosen.',
    'You can tap: Food',
  ])
})

it('a link that leads out of the app says so', () => {
  const html = '<a href="https://wa.me/6591234567" target="_blank" data-block="">WhatsApp</a><a href="tel:1777" data-block="">Call us</a>'
  expect(saidOf(html)).toEqual(['You can tap, it opens outside the app: WhatsApp', 'You can tap: Call us'])
})

it('a sheet that the bar opened is read with its buttons', () => {
  document.body.innerHTML = '<header><dialog open><h2>Language</h2><button data-block="">English</button></dialog></header>'
  const dialog = document.querySelector('dialog') as Element
  expect(sentencesIn(dialog, 'english', words, layout).map(({ said }) => said)).toEqual(['Language', 'You can tap: English'])
})

it('a number to be called is said digit by digit, however short', () => {
  expect(saidOf('<p>Call <a href="tel:1777">1777</a> now.</p>')).toEqual(['Call 1 7 7 7 now.'])
  expect(saidOf('<a href="tel:+6565362692" data-block="">+65 6536 2692 answers</a>')).toEqual([
    'You can tap: plus 6 5, 6 5 3 6, 2 6 9 2 answers',
  ])
  expect(saidOf('<a href="tel:1777" data-block="">Help? Call 1777</a><p>1777</p>')).toEqual(['You can tap: Help?', 'Call 1 7 7 7', '1777'])
})

describe('a field', () => {
  it('says its label, what is in it and what is wrong', () => {
    const html = `<label for="a">Mobile number</label><input id="a" value="81000001"><p>Invalid Mobile Number</p>
      <label for="b" class="sr-only">Your message</label><textarea id="b"></textarea>
      <select aria-label="Country code"><option>+65</option></select><input aria-label="Company">`
    expect(saidOf(html)).toEqual([
      'Mobile number',
      '8 1 0 0 0 0 0 1',
      'Invalid Mobile Number',
      'Your message: Still empty',
      'Country code: plus 6 5',
      'Company: Still empty',
    ])
  })

  it.each([
    ['2', '2'],
    ['25/', '2 5'],
    ['25/0', '2 5, 0'],
    ['25/03/', '2 5, 0 3'],
    ['25/03/19', '2 5, 0 3, 1 9'],
    ['25/03/1990', '25 March 1990'],
  ])('says a day that is typed as far as %s as no day and no share before it is whole', (typed, said) => {
    expect(saidOf(`<input name="birthDate" aria-label="Birth date" value="${typed}">`)).toEqual([`Birth date: ${said}`])
  })

  it.each([
    ['a password', '<input type="password" name="x" value="Harbour7Crane">'],
    ['a password that is shown', '<input type="text" name="password" value="Harbour7Crane">'],
    ['an OTP', '<input name="x" autocomplete="one-time-code" value="123456">'],
    ['a FIN', '<input name="fin" value="G1234567">'],
    ['its end', '<input name="finLastFour" value="567N">'],
    ['a shop’s PIN', '<input name="pin" value="482915">'],
  ])('never says %s', (_, field) => {
    expect(saidOf(field)).toEqual(['Filled in'])
  })

  it('that is ticked or chosen says so with its text', () => {
    const html = `<label><input type="checkbox" checked> I agree.</label><label><input type="checkbox"> News</label>
      <fieldset><label><input type="radio" checked> Male</label></fieldset><fieldset><label><input type="radio"> Female</label></fieldset>`
    document.body.innerHTML = ''
    expect(saidOf(html.replaceAll('<label>', '<label data-block="">'))).toEqual([
      'I agree. This is ticked.',
      'News. This is not ticked yet.',
      'Male. This is chosen.',
      'You can tap: Female',
    ])
  })

  it('says its state after the last of its words', () => {
    const html = `<label data-block=""><input type="checkbox"><span data-block="">I read the <a href="/terms">terms</a>. I agree.</span></label>
      <label data-block=""><input type="radio" checked><span data-block="">1 year<span data-block="">S$9</span></span></label>
      <button data-block="" aria-pressed="true"><b data-block="">Near me</b><span data-block="">Needs your place</span></button><p>Next</p>`
    expect(saidOf(html)).toEqual([
      'I read the terms.',
      'I agree. This is not ticked yet.',
      '1 year',
      '9 dollars. This is chosen.',
      'You can tap: Near me',
      'Needs your place. This is chosen.',
      'Next',
    ])
  })
})

it('what is there for screen readers alone is said once, and not where the page shows it', () => {
  const html = '<p class="sr-only">Paid</p><h2>Paid</h2><p class="sr-only">You</p><p>Hello</p><p role="status" class="sr-only">3 shown</p>'
  expect(saidOf(html)).toEqual(['Paid', 'You', 'Hello'])
})

it('time that is left is said in words, and a clock that runs is not said', () => {
  expect(
    saidOf('<p role="timer"><span>Time left </span><span>14:05</span></p><p role="timer">3:05:12 pm</p><p role="timer">07:54:37</p>'),
  ).toEqual(['Time left: 14 minutes 5 seconds'])
  expect(saidOf('<p role="timer"><span>Time left </span><span>0:59</span></p>')).toEqual(['Time left: 59 seconds'])
  expect(saidOf('<p>0:02 <span>/ 1:00</span></p>')).toEqual(['2 seconds of 1 minute'])
})

it('steps of which one is now are counted', () => {
  const steps = ['Call the helpline.', 'Wait for our SMS. It takes a day.', 'Make a password.']
  const html = (now: number) =>
    `<ol>${steps.map((text, i) => `<li${i === now ? ' aria-current="step"' : ''}><b data-block="" data-unspoken="">${i + 1}</b><span data-block="">${text}</span></li>`).join('')}</ol>`
  expect(saidOf(html(0))).toEqual([
    'Step 1 of 3, now: Call the helpline.',
    'Step 2 of 3: Wait for our SMS.',
    'It takes a day.',
    'Step 3 of 3: Make a password.',
  ])
  expect(saidOf(html(1))).toContain('Step 2 of 3, now: Wait for our SMS.')
  expect(saidOf('<ol><li>Rice</li></ol>')).toEqual(['Rice'])
})

it('the state of a membership says what it is of', () => {
  expect(saidOf('<p data-membership="">Active</p>')).toEqual(['Membership: Active'])
  expect(read('<a href="/" data-block=""><p data-membership="">চালু</p></a>', 'bengali').map(({ said }) => said)).toEqual([
    'চাপতে পারেন: সদস্যপদ: চালু',
  ])
})

it('the number of a step and its words are one sentence', () => {
  expect(saidOf('<ol><li><b>1.</b>&nbsp;Save the QR picture</li></ol>')).toEqual(['1. Save the QR picture'])
})

it('a photo of a message is named', () => {
  const html = '<button data-block=""><img src="blob:x" alt="Photo"></button><p><img src="blob:y" alt="Photo"></p><img src="blob:z" alt="">'
  expect(saidOf(html)).toEqual(['You can tap: Photo', 'Photo'])
})

it('a voice message is named', () => {
  const html = '<button data-block=""><span class="sr-only" data-block="">Play: Voice message, 12 seconds</span><svg></svg></button>'
  expect(saidOf(html + html)).toEqual(Array.from({ length: 2 }, () => 'You can tap: Play: Voice message, 12 seconds'))
})

it('an empty choice that is wrong says so once', () => {
  const choice = (wrong: string) =>
    `<label for="a">Country</label><select id="a"${wrong}><option value="">Choose one</option><option value="BD">Bangladesh</option></select>`
  expect(saidOf(`${choice(' aria-invalid="true"')}<p>Please choose one</p>`)).toEqual(['Country', 'Still empty', 'Please choose one'])
  expect(saidOf(choice(''))).toEqual(['Country', 'Choose one'])
})

it('words for screen readers that go on with a sentence are said in it', () => {
  const [sentence, ...rest] = read('<a href="/" data-block="">See all<span class="sr-only" data-block="">: Best offers</span></a>')
  expect([sentence?.said, rest]).toEqual(['You can tap: See all: Best offers', []])
  expect(sentence?.pieces.map(({ node, start, end }) => node.data.slice(start, end))).toEqual(['See all'])
})

it('a name in bold of staff’s texts is said as one in quotes', () => {
  expect(
    saidOf('<p>Tap <strong>Use now</strong>, then scan.</p><p><strong>20% off</strong></p><p><strong>When:</strong> Sunday</p>'),
  ).toEqual(['Tap “Use now”, then scan.', '20 percent off', 'When: Sunday'])
  expect(saidOf('<p><strong>Yes. You lose no days.</strong> Tap <strong>Forgot password?</strong></p>')).toEqual([
    'Yes.',
    'You lose no days.',
    'Tap “Forgot password?”',
  ])
  expect(saidOf('<p><strong>No password?</strong> Ask us.</p>')).toEqual(['No password?', 'Ask us.'])
  expect(read('<p><strong>এখন ব্যবহার করুন</strong> চাপুন।</p>', 'bengali').map(({ said }) => said)).toEqual(['“এখন ব্যবহার করুন” চাপুন।'])
})

it('an answer is silent until it is opened', () => {
  expect(saidOf('<details><summary>How much?</summary><div>S$9</div></details>')).toEqual(['You can tap: How much?'])
  expect(saidOf('<details open><summary>How much?</summary><div>S$9</div></details>')).toEqual(['You can tap: How much?', '9 dollars'])
})

it('English beside the reader’s language is not said; English in its place is, in English', () => {
  const html = `<p><span data-block="">সদস্য নম্বর</span><span lang="en" data-unspoken="">Member number</span></p>
    <button data-block="" lang="en">Open 9:00 am–6 pm</button><p>দাম S$9</p>`
  expect(read(html, 'bengali').map(({ said, tag }) => [tag, said])).toEqual([
    ['bn', 'সদস্য নম্বর'],
    ['en', 'Open 9 am to 6 pm'],
    ['bn', 'দাম 9 ডলার'],
  ])
})
