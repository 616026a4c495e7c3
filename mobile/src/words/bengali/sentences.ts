import type { sentences as english } from '../english/sentences.ts'

/** The title of a screen and what it says. */
export const sentences: typeof english = {
  memberDetail: { title: 'সদস্য যাচাই', text: 'সদস্য কার্ড যাচাই করতে হেল্পলাইনে কল করুন।' },
}
