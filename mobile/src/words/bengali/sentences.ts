import type { sentences as english } from '../english/sentences.ts'

/** The title of a screen and what it says. */
export const sentences: typeof english = {
  messageUs: { title: 'মেসেজ পাঠান', text: 'আমাদের কল করুন, বা যোগাযোগ পেজ থেকে WhatsApp করুন।' },
  systemMaintenance: { title: 'অ্যাপের মেরামত', text: 'অ্যাপ না খুললে হয়তো মেরামত চলছে। একটু পরে আবার চেষ্টা করুন।' },
  memberDetail: { title: 'সদস্য যাচাই', text: 'সদস্য কার্ড যাচাই করতে হেল্পলাইনে কল করুন।' },
}
