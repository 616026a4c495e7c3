import type { SeedQuestion } from './content-shapes.ts'

/** What is asked about the card in a shop, and about being insured. */
export const privilegesAndInsurance: readonly SeedQuestion[] = [
  {
    section: 'privileges',
    question: {
      english: 'How do I get a discount in a shop?',
      chinese: '怎样在商店享受优惠？',
      bengali: 'দোকানে ছাড় কীভাবে পাব?',
      india: 'கடையில் தள்ளுபடி பெறுவது எப்படி?',
    },
    answer: {
      english: `1. Open **Privileges** and choose one. Read the terms: when, and how often.
2. In the shop, show your member card **before** you pay. Tap its QR code to make it bigger.
3. Is there a button **Use now**? Then tap it and scan the shop’s QR code, or let the staff type their PIN, in place of showing your card.

Privileges are for members whose membership is active.`,
      chinese: `1. 打开**优惠**，选一项，看清使用条件：什么时候能用、能用几次。
2. 到店里，**付款前**出示会员卡。点一下二维码可以放大。
3. 有**现在使用**按钮的，点一下，扫店里的二维码，或请店员输入密码（PIN），不用出示会员卡。

会员有效才能享受优惠。`,
      bengali: `1. **সুবিধা** খুলে একটি বেছে নিন। শর্ত পড়ুন: কখন, কতবার।
2. দোকানে টাকা দেওয়ার **আগে** সদস্য কার্ড দেখান। QR কোডে চাপলে বড় হবে।
3. অ্যাপে **এখন ব্যবহার করুন** লেখা আছে? তাহলে কার্ড না দেখিয়ে সেটি চাপুন আর দোকানের QR স্ক্যান করুন, বা দোকানের লোককে PIN লিখতে দিন।

সদস্যপদ চালু থাকলেই সুবিধা পাবেন।`,
      india: `1. **சலுகைகள்** பக்கத்தைத் திறந்து ஒன்றைத் தேர்வு செய்யவும். எப்போது, எத்தனை முறை என்ற நிபந்தனைகளைப் படிக்கவும்.
2. கடையில் பணம் கட்டும் **முன்** உறுப்பினர் கார்டைக் காட்டவும். QR‑ஐத் தொட்டால் பெரிதாகும்.
3. **இப்போது பயன்படுத்த** என்ற பட்டன் உள்ளதா? கார்டைக் காட்டுவதற்குப் பதில், அதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும், அல்லது கடை ஊழியரை PIN டைப் செய்யச் சொல்லவும்.

மெம்பர்ஷிப் ஆக்டிவாக இருந்தால் மட்டுமே சலுகைகள் கிடைக்கும்.`,
    },
  },
  {
    section: 'privileges',
    question: {
      english: 'Can my friend use my card?',
      chinese: '朋友可以用我的会员卡吗？',
      bengali: 'আমার কার্ড কি বন্ধু ব্যবহার করতে পারবে?',
      india: 'என் கார்டை நண்பர் பயன்படுத்தலாமா?',
    },
    answer: {
      english: `No, the card is only for you. Its QR code changes every 30 seconds, so a screenshot soon stops working.

Tell your friend to join too. It takes a few minutes.`,
      chinese: `不可以，会员卡只限您本人使用。二维码每 30 秒就换一次，截图很快就没用了。

请朋友也来加入吧，几分钟就能办好。`,
      bengali: `না, কার্ড শুধু আপনার জন্য। এর QR কোড প্রতি 30 সেকেন্ডে বদলায়, তাই স্ক্রিনশট একটু পরেই আর কাজ করে না।

বন্ধুকেও সদস্য হতে বলুন। কয়েক মিনিটেই হয়ে যায়।`,
      india: `முடியாது. கார்டு உங்களுக்கு மட்டுமே. அதன் QR 30 செகண்டுக்கு ஒரு முறை மாறும். ஸ்கிரீன்ஷாட் எடுத்தாலும் சிறிது நேரத்தில் வேலை செய்யாது.

நண்பரையும் சேரச் சொல்லவும். சில நிமிடம் போதும்.`,
    },
  },
  {
    section: 'insurance',
    question: {
      english: 'From when to when am I insured?',
      chinese: '我的保险从哪天到哪天？',
      bengali: 'আমার বিমা কবে থেকে কবে পর্যন্ত?',
      india: 'என் இன்சூரன்ஸ் எந்தத் தேதி முதல் எந்தத் தேதி வரை?',
    },
    answer: {
      english: `From the first to the last day of your membership. Your dates are in **My Page**, under **Insurance**.

When your membership has ended, you are not insured until you renew. Renew early, so that you are insured every day.

The amounts in this app are examples. Ask the helpline what is insured today: [6536 2692](tel:+6565362692).`,
      chinese: `从会员期的第一天到最后一天。打开**我的**，点**保险**，就能看到您的日期。

会员到期后没有保险，续费后才恢复。提前续费，一天也不会断。

App 里的金额是示例。想知道目前保哪些，请拨打帮助热线 [6536 2692](tel:+6565362692)。`,
      bengali: `সদস্যপদের প্রথম দিন থেকে শেষ দিন পর্যন্ত। তারিখ দেখতে **আমার পেজ** খুলে **বিমা** চাপুন।

মেয়াদ শেষ হলে রিনিউ না করা পর্যন্ত বিমা নেই। আগেই রিনিউ করুন, যাতে এক দিনও ফাঁক না থাকে।

অ্যাপে লেখা টাকার পরিমাণ নমুনা, আসল নয়। এখন কী কী বিমা আছে জানতে হেল্পলাইনে কল করুন: [6536 2692](tel:+6565362692)।`,
      india: `உங்கள் மெம்பர்ஷிப்பின் முதல் நாள் முதல் கடைசி நாள் வரை. **என் பக்கம்** திறந்து **இன்சூரன்ஸ்** என்பதில் தேதிகளைப் பார்க்கலாம்.

மெம்பர்ஷிப் முடிந்தால், புதுப்பிக்கும் வரை இன்சூரன்ஸ் இல்லை. ஒரு நாளும் விடுபடாமல் இருக்க முன்பே புதுப்பிக்கவும்.

ஆப்பில் உள்ள தொகைகள் உதாரணம்தான். இப்போது எதற்கு இன்சூரன்ஸ் உள்ளது என்று உதவி எண்ணில் கேட்கவும்: [6536 2692](tel:+6565362692).`,
    },
  },
  {
    section: 'insurance',
    question: {
      english: 'I had an accident. What do I do?',
      chinese: '我出了意外，怎么办？',
      bengali: 'আমি দুর্ঘটনায় পড়েছি। কী করব?',
      india: 'எனக்கு விபத்து நடந்தது. என்ன செய்வது?',
    },
    answer: {
      english: `1. In danger or badly hurt (does not wake up, cannot breathe well, heavy bleeding, broken bone)? Call an ambulance: [995](tel:995).
2. See a doctor the same day. Keep every paper: MC, bill, receipt.
3. Did it happen at work? Tell your boss at once.
4. Call us, day or night: [6536 2692](tel:+6565362692). We tell you which papers you need.

The insurance pays no bills for doctor and medicine: ask your company first who pays them. If it says no, call us.

The steps with pictures are in **My Page**, under **Insurance**.`,
      chinese: `1. 有生命危险，或伤得重（昏迷、呼吸困难、流血不止、骨折）？马上叫救护车：[995](tel:995)。
2. 当天去看医生。病假单（MC）、账单、收据都要留好。
3. 工作时受的伤？马上告诉老板。
4. 白天晚上都可以打给我们：[6536 2692](tel:+6565362692)。我们告诉您需要哪些单据。

看病和买药的费用，保险不赔。先问公司由谁付，公司不肯付就打给我们。

打开**我的**，点**保险**，可以看图了解每一步。`,
      bengali: `1. প্রাণের ঝুঁকি বা বড় আঘাত (জ্ঞান নেই, শ্বাস নিতে কষ্ট, অনেক রক্ত পড়ছে, হাড় ভেঙেছে)? অ্যাম্বুলেন্স ডাকুন: [995](tel:995)।
2. সেদিনই ডাক্তার দেখান। সব কাগজ রাখুন: MC, বিল, রসিদ।
3. কাজের সময় হয়েছে? সঙ্গে সঙ্গে বসকে জানান।
4. দিনে বা রাতে আমাদের কল করুন: [6536 2692](tel:+6565362692)। কোন কোন কাগজ লাগবে, বলে দেব।

ডাক্তার ও ওষুধের বিলের টাকা বিমা দেয় না। কে দেবে, আগে কোম্পানিকে জিজ্ঞেস করুন। কোম্পানি না দিলে আমাদের কল করুন।

ছবিসহ ধাপগুলো দেখতে **আমার পেজ** খুলে **বিমা** চাপুন।`,
      india: `1. உயிருக்கு ஆபத்தா, பெரிய காயமா (கண் விழிக்கவில்லை, மூச்சு விட முடியவில்லை, ரத்தம் நிற்கவில்லை, எலும்பு முறிவு)? ஆம்புலன்ஸை அழைக்கவும்: [995](tel:995).
2. அன்றே டாக்டரிடம் செல்லவும். MC, பில், ரசீது எல்லாவற்றையும் வைத்திருக்கவும்.
3. வேலையில் நடந்ததா? உடனே முதலாளி அல்லது சூப்பர்வைசரிடம் சொல்லவும்.
4. இரவோ பகலோ எங்களை அழைக்கவும்: [6536 2692](tel:+6565362692). எந்தப் பேப்பர்கள் தேவை என்று சொல்வோம்.

டாக்டர், மருந்து பில்லுக்கு இன்சூரன்ஸில் பணம் கிடைக்காது. யார் தருவார்கள் என்று முதலில் கம்பெனியிடம் கேட்கவும். தரவில்லை என்றால் எங்களை அழைக்கவும்.

எல்லா ஸ்டெப்பும் படங்களுடன் பார்க்க, **என் பக்கம்** திறந்து **இன்சூரன்ஸ்** என்பதைத் தொடவும்.`,
    },
  },
]
