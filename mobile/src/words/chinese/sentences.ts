import type { sentences as english } from '../english/sentences.ts'

/** The title of a screen and what it says. */
export const sentences: typeof english = {
  memberDetail: { title: '查验会员', text: '想查验会员卡，请拨打帮助热线。' },
}
