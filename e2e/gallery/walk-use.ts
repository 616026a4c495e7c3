import { me } from '@mwc/contract/account/people/people.calls'
import { autoClaim } from '@mwc/contract/campaigns/campaigns.calls'
import type { Language } from '@mwc/contract/language/language'
import { activeMember } from '../fixtures/people/active-member.ts'
import { callServer } from '../fixtures/server/call-server.ts'
import { wordsOf } from '../fixtures/screens/words.ts'
import type { ScreenTaker } from './screen-taker.ts'
import { signIn } from '../fixtures/screens/sign-in.ts'

/** Of the example programme, see README. */
const shop = { code: 'HARB0RK1TC', pin: '482915' }

/** A shop's offers and its live page, what was used and won, a member looked up, notices and a message. */
export async function walkUse(taker: ScreenTaker, language: Language): Promise<void> {
  const { page, base } = taker
  await page.addInitScript((chosen) => localStorage.setItem('LANGUAGE', chosen), language)
  await taker.load('/')
  const member = await activeMember(base)
  await callServer(base, autoClaim, {}, member.token)
  await signIn(taker.page, taker.base, member)
  await atShop(taker, language)
  await lookUp(taker, language)
  await readNotices(taker, language)
  await writeMessage(taker, language)
}

async function atShop(taker: ScreenTaker, language: Language) {
  const { page } = taker
  const { redemptions: words, campaigns } = wordsOf[language]
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  // What shop staff tap has an English line beside the reader's.
  const send = page.getByRole('dialog').getByRole('button', { name: words.use })
  const isLive = () => page.getByRole('heading', { name: words.liveTitle }).waitFor({ state: 'attached' })
  await taker.load(`/pages/member/detail?shop=${shop.code}`)
  await taker.take('what a shop gives')
  await page.getByRole('main').getByRole('button', { name: words.useNow }).last().click()
  await taker.take('use it now?')
  await page.getByRole('button', { name: words.yesUse }).click()
  await isLive()
  await taker.take('used, live')
  await taker.load('/pages/member/list')
  await taker.take('rewards and uses')
  await page.getByRole('link', { name: campaigns.useNow }).first().click()
  await button(words.typePin).waitFor()
  await taker.take('the use of a voucher')
  await button(words.typePin).click()
  await page.getByLabel(words.pin).fill('000000')
  await send.click()
  await page.getByRole('alert').waitFor()
  await taker.take('a wrong PIN')
  await page.getByLabel(words.pin).fill(shop.pin)
  await send.click()
  await isLive()
  await taker.take('a voucher used, live')
  await taker.load(`/pages/member/detail?shop=${shop.code}`)
  await taker.take('what a shop gives, used')
  await taker.load('/pages/member/detail?shop=K7Q2M9XT4B')
  await taker.take('a shop that nobody knows')
}

async function lookUp(taker: ScreenTaker, language: Language) {
  const { page, base } = taker
  const { redemptions: words, shared } = wordsOf[language]
  const other = await activeMember(base)
  const { user } = await callServer(base, me, {}, other.token)
  await taker.load('/pages/member/list')
  await page.getByRole('button', { name: words.check }).click()
  await page.getByLabel(shared.mobileNumber).fill(other.mobile)
  await page.getByLabel(words.memberNumber).fill('M1000')
  await page.getByRole('button', { name: words.checkButton, exact: true }).click()
  await taker.take('look a member up, wrong number')
  await page.getByLabel(words.memberNumber).fill(user.memberNumber)
  await page.getByRole('button', { name: words.checkButton, exact: true }).click()
  await page.getByText(`+65 •••• ${other.mobile.slice(-4)}`).waitFor()
  await taker.take('a member who was looked up')
}

async function readNotices(taker: ScreenTaker, language: Language) {
  const { page } = taker
  const { notifications } = wordsOf[language]
  await taker.load('/')
  await taker.take('Home with notices')
  await taker.load('/pages/notification/notification')
  await taker.take('inbox')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await page.getByRole('heading', { name: notifications.one, exact: true }).waitFor({ state: 'attached' })
  await taker.take('a notification')
  await page.getByRole('button', { name: notifications.remove, exact: true }).click()
  await page.getByRole('heading', { name: notifications.removeQuestion }).waitFor()
  await taker.take('delete the notification?')
}

async function writeMessage(taker: ScreenTaker, language: Language) {
  const { page } = taker
  const { messages: words } = wordsOf[language]
  const send = async (text: string) => {
    await page.getByLabel(words.label).fill(text)
    await page.getByRole('button', { name: words.send, exact: true }).click()
  }
  await taker.load('/pages/message-us/message-us')
  await send('x'.repeat(141))
  await taker.take('a message that is too long')
  await send('My salary of October has not come. '.repeat(4).trim())
  await page.getByText(words.sent).waitFor()
  const network = '**/h5-api/**'
  await page.route(network, (call) => call.abort())
  await send('Can I come on Sunday?')
  await page.getByRole('log').getByText('Can I come on Sunday?').waitFor()
  await taker.take('a message sent, and one that waits for the network')
  await page.unroute(network)
}
