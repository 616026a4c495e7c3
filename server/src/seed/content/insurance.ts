import type { SeedInsuranceItem } from './content-shapes.ts'

/** Invented amounts and rules: what the centre really insures is not public. Each says that it is an example. */
export const insurance: readonly SeedInsuranceItem[] = [
  {
    part: 'cover',
    title: { english: 'Accident', chinese: '意外事故', bengali: 'দুর্ঘটনা', india: 'விபத்து' },
    text: {
      english: 'For an injury from an accident that will not get better, at work or on your day off. Day and night.',
      chinese: '因意外留下伤残，上班或休息日都算，白天晚上都保。',
      bengali: 'দুর্ঘটনায় শরীরের এমন ক্ষতি হলে, যা আর ভালো হবে না। কাজে বা ছুটির দিনে, দিনে বা রাতে।',
      india: 'விபத்தால் உடலில் சரியாகாத நிரந்தரப் பாதிப்பு ஏற்பட்டால். வேலை செய்யும்போதும் ஓய்வு நாளிலும், இரவிலும் பகலிலும்.',
    },
    amount: {
      english: 'Up to S$20,000 (example)',
      chinese: '最高 S$20,000（示例）',
      bengali: 'S$20,000 পর্যন্ত (নমুনা, আসল নয়)',
      india: 'S$20,000 வரை (உதாரணம்)',
    },
    phone: null,
    picture: null,
  },
  {
    part: 'cover',
    title: { english: 'Hospital stay', chinese: '住院', bengali: 'হাসপাতালে থাকা', india: 'ஆஸ்பத்திரியில் இருந்தால்' },
    text: {
      english: 'Money for each night that you must stay in a hospital in Singapore after an accident.',
      chinese: '意外受伤后，在新加坡住院，每住一晚都有补贴。',
      bengali: 'দুর্ঘটনার পর সিঙ্গাপুরের হাসপাতালে থাকতে হলে, প্রতি রাতের জন্য টাকা।',
      india: 'விபத்துக்குப் பிறகு சிங்கப்பூர் ஆஸ்பத்திரியில் இருக்க வேண்டி வந்தால், ஒவ்வொரு இரவுக்கும் பணம்.',
    },
    amount: {
      english: 'S$30 a night, up to 30 nights (example)',
      chinese: '每晚 S$30，最多 30 晚（示例）',
      bengali: 'প্রতি রাতে S$30, 30 রাত পর্যন্ত (নমুনা, আসল নয়)',
      india: 'ஒரு இரவுக்கு S$30, 30 இரவுகள் வரை (உதாரணம்)',
    },
    phone: null,
    picture: null,
  },
  {
    part: 'cover',
    title: {
      english: 'Funeral, and bringing the body home',
      chinese: '身后事和遗体送回老家',
      bengali: 'দাফন বা সৎকার, মরদেহ দেশে পাঠানো',
      india: 'இறுதிச் சடங்கு, உடலை ஊருக்கு அனுப்ப',
    },
    text: {
      english:
        'If a member dies, of an accident or an illness: money for the funeral and for bringing the body home. It goes to the nominee.',
      chinese: '会员因意外或生病不幸去世时：补贴丧葬费和遗体送回老家的费用，付给受益人。',
      bengali: 'কোনো সদস্য দুর্ঘটনায় বা অসুখে মারা গেলে: দাফন বা সৎকার ও মরদেহ দেশে পাঠানোর খরচ। টাকা পাবেন নমিনি।',
      india: 'உறுப்பினர் விபத்திலோ நோயிலோ இறந்தால்: இறுதிச் சடங்குக்கும் உடலை ஊருக்கு அனுப்பவும் பணம். அது நாமினிக்குக் கிடைக்கும்.',
    },
    amount: {
      english: 'Up to S$10,000 (example)',
      chinese: '最高 S$10,000（示例）',
      bengali: 'S$10,000 পর্যন্ত (নমুনা, আসল নয়)',
      india: 'S$10,000 வரை (உதாரணம்)',
    },
    phone: null,
    picture: null,
  },
  {
    part: 'step',
    title: { english: 'Tell us', chinese: '告诉我们', bengali: 'আমাদের জানান', india: 'எங்களிடம் சொல்லவும்' },
    text: {
      english:
        'Is somebody in danger or badly hurt (does not wake up, cannot breathe well, heavy bleeding, broken bone)? Call 995 first. Then call our helpline, the same day if you can. At work, tell your boss too.',
      chinese: '有生命危险，或伤得重（昏迷、呼吸困难、流血不止、骨折）？先打 995。然后尽量在当天拨打帮助热线。如果是工伤，也要告诉老板。',
      bengali:
        'প্রাণের ঝুঁকি বা বড় আঘাত (জ্ঞান নেই, শ্বাস নিতে কষ্ট, অনেক রক্ত পড়ছে, হাড় ভেঙেছে)? আগে 995 নম্বরে কল করুন। তারপর সম্ভব হলে সেদিনই হেল্পলাইনে কল করুন। কাজে হলে বসকেও জানান।',
      india:
        'உயிருக்கு ஆபத்தா, பெரிய காயமா (கண் விழிக்கவில்லை, மூச்சு விட முடியவில்லை, ரத்தம் நிற்கவில்லை, எலும்பு முறிவு)? முதலில் 995‑ஐ அழைக்கவும். பிறகு, முடிந்தால் அன்றே, உதவி எண்ணை அழைக்கவும். வேலையில் நடந்தால் முதலாளி அல்லது சூப்பர்வைசரிடமும் சொல்லவும்.',
    },
    amount: null,
    phone: null,
    picture: 'claim-tell',
  },
  {
    part: 'step',
    title: { english: 'See a doctor', chinese: '看医生', bengali: 'ডাক্তার দেখান', india: 'டாக்டரிடம் செல்லவும்' },
    text: {
      english:
        'Badly hurt? Go at once. Small? Ask your boss or us who pays the doctor, and go the same day. Say how it happened, and ask for a letter with the date.',
      chinese: '伤得重，马上去。小伤，先问老板或问我们谁付医药费，当天去看。告诉医生是怎么受伤的，并请他开一份写明日期的证明。',
      bengali:
        'বেশি লাগলে এখনই যান। অল্প লাগলে বস বা আমাদের কাছে জেনে নিন ডাক্তারের বিল কে দেবে, তারপর সেদিনই যান। কীভাবে হয়েছে বলুন, আর তারিখ লেখা একটি কাগজ চেয়ে নিন।',
      india:
        'பெரிய காயமா? உடனே செல்லவும். சிறிய காயமா? டாக்டர் பில்லை யார் கட்டுவார்கள் என்று முதலாளியிடம் அல்லது எங்களிடம் கேட்டு, அன்றே செல்லவும். எப்படி நடந்தது என்று சொல்லி, தேதி போட்ட கடிதம் ஒன்றைக் கேட்டு வாங்கவும்.',
    },
    amount: null,
    phone: null,
    picture: 'claim-doctor',
  },
  {
    part: 'step',
    title: { english: 'Keep the papers', chinese: '留好单据', bengali: 'কাগজ রেখে দিন', india: 'பேப்பர்களை வைத்திருக்கவும்' },
    text: {
      english:
        "Doctor's letter, MC, bills, receipts. They are only the proof: this insurance does not pay the bills for doctor and medicine. Bring them to the centre with your work permit within 30 days after the accident (example).",
      chinese:
        '医生证明、病假单（MC）、账单、收据。这些只作证明，看病和买药的费用，这份保险不赔。请在意外发生后 30 天内，连同工作准证一起带到中心（示例）。',
      bengali:
        'ডাক্তারের কাগজ, MC, বিল, রসিদ। এগুলো শুধু প্রমাণ: ডাক্তার ও ওষুধের বিলের টাকা এই বিমা দেয় না। দুর্ঘটনার পর 30 দিনের মধ্যে ওয়ার্ক পারমিটসহ সেন্টারে আনুন (নমুনা, আসল নয়)।',
      india:
        'டாக்டர் கடிதம், MC, பில், ரசீது. இவை ஆதாரத்துக்கு மட்டுமே: டாக்டர், மருந்து பில்லுக்கு இந்த இன்சூரன்ஸில் பணம் கிடைக்காது. விபத்து நடந்து 30 நாட்களுக்குள் வொர்க் பெர்மிட்டுடன் மையத்துக்குக் கொண்டு வரவும் (உதாரணம்).',
    },
    amount: null,
    phone: null,
    picture: 'claim-papers',
  },
  {
    part: 'step',
    title: {
      english: 'Money, if the insurance company agrees',
      chinese: '批准后领取赔款',
      bengali: 'বিমা কোম্পানি রাজি হলে টাকা',
      india: 'இன்சூரன்ஸ் கம்பெனி ஒப்புக்கொண்டால் பணம்',
    },
    text: {
      english: 'The insurance company checks the papers. If it says yes, the money goes to your bank account, in about 14 days (example).',
      chinese: '保险公司审核单据。通过后，钱会转到您的银行账户，大约需要 14 天（示例）。',
      bengali: 'বিমা কোম্পানি কাগজ দেখে সিদ্ধান্ত নেবে। কোম্পানি রাজি হলে প্রায় 14 দিনে টাকা আপনার ব্যাংক অ্যাকাউন্টে আসবে (নমুনা, আসল নয়)।',
      india: 'இன்சூரன்ஸ் கம்பெனி பேப்பர்களைப் பார்க்கும். அவர்கள் ஒப்புக்கொண்டால், சுமார் 14 நாட்களில் பணம் உங்கள் வங்கிக் கணக்குக்கு வரும் (உதாரணம்).',
    },
    amount: null,
    phone: null,
    picture: 'claim-money',
  },
  {
    part: 'contact',
    title: { english: 'Helpline, 24 hours', chinese: '24 小时帮助热线', bengali: 'হেল্পলাইন, 24 ঘণ্টা', india: 'உதவி எண், 24 மணி நேரமும்' },
    text: {
      english: 'Call day or night, in English, Chinese, Bengali or Tamil. We help you to get the money, step by step.',
      chinese: '白天晚上都能打，可以说中文。我们一步一步帮您申请理赔。',
      bengali: 'দিনে বা রাতে কল করুন, নিজের ভাষায় কথা বলুন। বিমার ক্লেইম করতে আমরা ধাপে ধাপে সাহায্য করব।',
      india: 'இரவோ பகலோ, உங்கள் மொழியில் பேசலாம். இன்சூரன்ஸ் பணம் கேட்க, ஒவ்வொரு ஸ்டெப்பிலும் உதவுவோம்.',
    },
    amount: null,
    phone: '6536 2692',
    picture: null,
  },
]
