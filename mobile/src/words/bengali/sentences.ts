import type { sentences as english } from '../english/sentences.ts'

/** The title of a screen and what it says. */
export const sentences: typeof english = {
  privileges: { title: 'সুবিধা', text: 'পার্টনার দোকানে সদস্য কার্ড দেখালে ছাড় পাবেন। আজ কী কী পাওয়া যায় জানতে হেল্পলাইনে কল করুন।' },
  privilegesDetail: { title: 'সুবিধার বিবরণ', text: 'এই সুবিধা কোথায় কীভাবে পাবেন, জানতে হেল্পলাইনে কল করুন।' },
  notification: { title: 'নোটিফিকেশন', text: 'আপনার কোনো নোটিফিকেশন নেই।' },
  notificationDetail: { title: 'নোটিফিকেশন', text: 'এই নোটিফিকেশনটি আর নেই।' },
  latestNews: { title: 'সর্বশেষ খবর', text: 'এখন কোনো খবর নেই।' },
  newsDetail: { title: 'খবর', text: 'এই খবরটি আর নেই।' },
  bannerDetail: { title: 'খবর', text: 'এই পেজটি আর নেই।' },
  insuranceCoverage: { title: 'বিমা', text: 'বিমা সম্পর্কে জানতে বা বিমার টাকা চাইতে হেল্পলাইনে কল করুন।' },
  frequentlyAskedQuestion: { title: 'সাধারণ প্রশ্ন', text: 'কোনো প্রশ্ন আছে? হেল্পলাইনে কল করে জেনে নিন।' },
  scan: { title: 'স্ক্যান', text: 'QR কোড যাচাই করতে হেল্পলাইনে কল করুন।' },
  messageUs: { title: 'মেসেজ পাঠান', text: 'আমাদের কল করুন, বা যোগাযোগ পেজ থেকে WhatsApp করুন।' },
  systemMaintenance: { title: 'অ্যাপের মেরামত', text: 'অ্যাপ না খুললে হয়তো মেরামত চলছে। একটু পরে আবার চেষ্টা করুন।' },
  memberDetail: { title: 'সদস্য যাচাই', text: 'সদস্য কার্ড যাচাই করতে হেল্পলাইনে কল করুন।' },
  chooseLocation: { title: 'আমাদের ঠিকানা', text: 'আপনার কাছের সেন্টার জানতে হেল্পলাইনে কল করুন।' },
  openLocation: { title: 'ঠিকানা', text: 'পথ জানতে হেল্পলাইনে কল করুন।' },
}
