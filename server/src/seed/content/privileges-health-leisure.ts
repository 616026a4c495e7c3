import type { SeedPrivilege } from './content-shapes.ts'

/** Care that is easy to put off, and something for the day off. */
export const healthAndLeisure: readonly SeedPrivilege[] = [
  {
    category: 'health',
    shops: ['bright-tide'],
    picture: 'glasses',
    picked: true,
    memberLimit: 1,
    memberPeriod: 'year',
    title: {
      english: 'Free eye check, glasses from S$30',
      chinese: '免费验光，眼镜 S$30 起',
      bengali: 'ফ্রি চোখ পরীক্ষা, চশমা S$30 থেকে',
      india: 'இலவசக் கண் பரிசோதனை, கண்ணாடி S$30 முதல்',
    },
    benefit: { english: 'Free eye check', chinese: '免费验光', bengali: 'চোখ পরীক্ষা ফ্রি', india: 'கண் பரிசோதனை இலவசம்' },
    body: {
      english:
        'Headaches after work? Small letters not clear? Have your eyes checked **free**. It takes 20 minutes.\n\nIf you need glasses, frame and lenses together start at **S$30**. Some frames fit well under a helmet. You do not have to buy anything.\n\nBring the glasses that you have now. At the counter, tap **Use now** and scan the shop’s QR code.',
      chinese:
        '下班后头疼？小字看不清？来**免费**检查眼睛，20 分钟就好。\n\n要配眼镜的话，镜框加镜片 **S$30** 起，也有戴安全帽不碍事的镜框。不买也没关系。\n\n请带上现在戴的眼镜。在柜台点**现在使用**，扫店里的二维码。',
      bengali:
        'কাজের পর মাথা ব্যথা? ছোট লেখা ঝাপসা? **ফ্রি** চোখ পরীক্ষা করান, 20 মিনিট লাগে।\n\nচশমা লাগলে ফ্রেম আর কাচ মিলিয়ে **S$30** থেকে শুরু। হেলমেটের নিচে পরার মতো ফ্রেমও আছে। কিছু কিনতেই হবে, এমন নয়।\n\nএখনকার চশমা থাকলে সঙ্গে আনুন। কাউন্টারে **এখন ব্যবহার করুন** চেপে দোকানের QR স্ক্যান করুন।',
      india:
        'வேலைக்குப் பிறகு தலைவலியா? சிறிய எழுத்து மங்கலா? **இலவசமாகக்** கண் பரிசோதனை செய்யலாம், 20 நிமிடம் போதும்.\n\nகண்ணாடி தேவைப்பட்டால் ஃபிரேமும் லென்ஸும் சேர்த்து **S$30** முதல். ஹெல்மெட்டோடு போடும் ஃபிரேமும் உண்டு. வாங்கியே ஆக வேண்டும் என்பதில்லை.\n\nஇப்போதுள்ள கண்ணாடியைக் கொண்டு வரவும். கவுண்டரில் **இப்போது பயன்படுத்த** என்பதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும்.',
    },
    terms: {
      english: '- One free check a year with one card.\n- Glasses are ready in 3 to 5 days.\n- Frame repairs are free for 6 months.',
      chinese: '- 一张会员卡每年免费一次。\n- 眼镜 3 到 5 天做好。\n- 镜框 6 个月内免费修。',
      bengali: '- একটি কার্ডে বছরে একবার ফ্রি পরীক্ষা।\n- চশমা তৈরি হতে 3 থেকে 5 দিন।\n- 6 মাস পর্যন্ত ফ্রেম ফ্রি ঠিক করা হয়।',
      india: '- ஒரு கார்டுக்கு வருடம் ஒரு இலவசப் பரிசோதனை.\n- கண்ணாடி 3 முதல் 5 நாட்களில் தயார்.\n- 6 மாதம் வரை ஃபிரேமை இலவசமாகச் சரி செய்வார்கள்.',
    },
  },
  {
    category: 'health',
    shops: ['bright-tide'],
    picture: 'teeth',
    picked: false,
    memberLimit: 2,
    memberPeriod: 'year',
    title: {
      english: 'Teeth check and cleaning',
      chinese: '检查牙齿和洗牙',
      bengali: 'দাঁত পরীক্ষা ও পরিষ্কার',
      india: 'பல் பரிசோதனை, கிளீனிங்',
    },
    benefit: { english: 'S$30, not S$60', chinese: '只要 S$30', bengali: 'মাত্র S$30', india: 'S$30 மட்டும்' },
    body: {
      english:
        'A dentist looks at every tooth and cleans them for **S$30**, half the normal price.\n\nDo not wait until it hurts: a small hole is quick and cheap to close.\n\n1. Come by and choose a day and time.\n2. When you arrive, tap **Use now** and scan the shop’s QR code.\n3. If more is needed, the dentist tells you the price first.',
      chinese:
        '牙医给您检查每一颗牙，再洗牙，只要 **S$30**，是平时的一半。\n\n别等到疼了才来：小洞补起来又快又便宜。\n\n1. 到店里选好日期和时间。\n2. 来的时候，在柜台点**现在使用**，扫店里的二维码。\n3. 如果还要治疗，牙医会先告诉您价钱。',
      bengali:
        'ডেন্টিস্ট প্রতিটি দাঁত দেখে পরিষ্কার করে দেবেন মাত্র **S$30**‑এ, সাধারণ দামের অর্ধেক।\n\nব্যথা হওয়া পর্যন্ত অপেক্ষা করবেন না। ছোট গর্ত ভরতে সময় ও টাকা দুটোই কম লাগে।\n\n1. এসে দিন ও সময় ঠিক করুন।\n2. পরীক্ষার দিন এসে **এখন ব্যবহার করুন** চেপে দোকানের QR স্ক্যান করুন।\n3. আরও কিছু লাগলে ডেন্টিস্ট আগে দাম জানাবেন।',
      india:
        'பல் டாக்டர் ஒவ்வொரு பல்லையும் பார்த்துச் சுத்தம் செய்வார், **S$30** மட்டும். வழக்கமான விலையில் பாதி.\n\nவலி வரும் வரை காத்திருக்க வேண்டாம். சிறிய ஓட்டையைச் சீக்கிரம், குறைந்த செலவில் அடைக்கலாம்.\n\n1. நேரில் வந்து நாளும் நேரமும் சொல்லவும்.\n2. அன்று வந்ததும் **இப்போது பயன்படுத்த** என்பதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும்.\n3. வேறு சிகிச்சை தேவையென்றால் டாக்டர் முதலில் விலை சொல்வார்.',
    },
    terms: {
      english:
        '- Twice a year with one card.\n- Fillings, pulling a tooth and medicine cost extra.\n- Cannot come? Tell the shop one day before.',
      chinese: '- 一张会员卡每年 2 次。\n- 补牙、拔牙和药另外收费。\n- 不能来的话，请提前一天告诉店里。',
      bengali: '- একটি কার্ডে বছরে 2 বার।\n- ফিলিং, দাঁত তোলা ও ওষুধের দাম আলাদা।\n- আসতে না পারলে একদিন আগে জানান।',
      india: '- ஒரு கார்டுக்கு வருடம் 2 முறை.\n- பல் அடைத்தல், பல் பிடுங்குதல், மருந்துக்குத் தனிப் பணம்.\n- வர முடியவில்லையா? ஒரு நாள் முன் சொல்லவும்.',
    },
  },
  {
    category: 'leisure',
    shops: ['blue-hornbill'],
    picture: 'haircut',
    picked: true,
    title: {
      english: 'Haircut on your day off',
      chinese: '休息日剪个头发',
      bengali: 'ছুটির দিনে চুল কাটা',
      india: 'ஓய்வு நாளில் முடி வெட்ட',
    },
    benefit: { english: 'S$6, not S$9', chinese: '只要 S$6', bengali: 'মাত্র S$6', india: 'S$6 மட்டும்' },
    body: {
      english:
        'A neat cut in 20 minutes for **S$6**. A shave is S$3 more. Without the card a cut is S$9.\n\nTake a number at the door and wait with a cup of tea. Show the barber a photo of the style that you like.\n\nShow your member card before you sit down.',
      chinese:
        '20 分钟剪好，清清爽爽，只要 **S$6**。刮胡子加 S$3。没有会员卡，剪一次 S$9。\n\n在门口拿号，边喝茶边等。喜欢什么发型，给师傅看照片就行。\n\n坐下前请出示会员卡。',
      bengali:
        '20 মিনিটে সুন্দর করে চুল কাটা, মাত্র **S$6**। শেভ করলে আরও S$3। কার্ড ছাড়া চুল কাটা S$9।\n\nদরজায় সিরিয়াল নম্বর নিন, চা খেতে খেতে অপেক্ষা করুন। কেমন কাট চান, ফোনে ছবি দেখালেই হবে।\n\nচেয়ারে বসার আগে সদস্য কার্ড দেখান।',
      india:
        '20 நிமிடத்தில் அழகாக முடி வெட்டலாம், **S$6** மட்டும். ஷேவிங் வேண்டுமானால் இன்னும் S$3. கார்டு இல்லாமல் முடி வெட்ட S$9.\n\nவாசலில் நம்பர் எடுத்து, டீ குடித்தபடி காத்திருக்கலாம். எந்த ஸ்டைல் வேண்டும் என்று போட்டோவைக் காட்டினால் போதும்.\n\nஉட்காரும் முன் உறுப்பினர் கார்டைக் காட்டவும்.',
    },
    terms: {
      english: '- Every day, Sundays and public holidays too.\n- For the person on the card.\n- Hair colour is at the normal price.',
      chinese: '- 每天都可以，星期日和节假日也行。\n- 只限会员本人。\n- 染发按原价。',
      bengali: '- প্রতিদিন, রবিবার ও সরকারি ছুটির দিনেও।\n- যাঁর কার্ড, শুধু তাঁর জন্য।\n- চুল রং করলে সাধারণ দাম।',
      india: '- தினமும் உண்டு, ஞாயிறும் பொது விடுமுறையும் கூட.\n- கார்டு உள்ளவருக்கு மட்டும்.\n- முடிக்குக் கலர் போட வழக்கமான விலை.',
    },
  },
  {
    category: 'leisure',
    shops: ['blue-hornbill'],
    picture: 'cinema',
    picked: false,
    title: {
      english: 'Sunday film in your language',
      chinese: '星期日看中文电影',
      bengali: 'রবিবারে নিজের ভাষায় সিনেমা',
      india: 'ஞாயிறு, உங்கள் மொழியில் சினிமா',
    },
    benefit: { english: 'S$5 a ticket', chinese: '票价 S$5', bengali: 'টিকিট S$5', india: 'டிக்கெட் S$5' },
    body: {
      english:
        'A big screen, soft seats and cool air for **S$5** in place of S$9. All films have English subtitles.\n\n- 11 am: a Tamil film\n- 2 pm: a Bengali film\n- 5 pm: a Chinese film\n- 8 pm: an English film\n\nShow your member card at the ticket counter. Bring two friends: you can buy three tickets with your card.',
      chinese:
        '大银幕、软座位、有空调，一张票 **S$5**，平时 S$9。所有影片都有英文字幕。\n\n- 11:00：泰米尔语片\n- 14:00：孟加拉语片\n- 17:00：中文片\n- 20:00：英语片\n\n请在售票处出示会员卡。带两个朋友来吧，一张会员卡可以买三张票。',
      bengali:
        'বড় পর্দা, নরম সিট, এসি: S$9‑এর বদলে **S$5**। সব সিনেমায় ইংরেজি সাবটাইটেল আছে।\n\n- সকাল 11টা: তামিল সিনেমা\n- দুপুর 2টা: বাংলা সিনেমা\n- বিকেল 5টা: চীনা সিনেমা\n- রাত 8টা: ইংরেজি সিনেমা\n\nটিকিট কাউন্টারে সদস্য কার্ড দেখান। দুজন বন্ধু নিয়ে আসুন, এক কার্ডে তিনটি টিকিট।',
      india:
        'பெரிய திரை, மெத்தை இருக்கை, ஏசி: S$9‑க்குப் பதில் **S$5**. எல்லாப் படத்துக்கும் ஆங்கில சப்டைட்டில் உண்டு.\n\n- காலை 11 மணி: தமிழ்ப் படம்\n- மதியம் 2 மணி: வங்காளப் படம்\n- மாலை 5 மணி: சீனப் படம்\n- இரவு 8 மணி: ஆங்கிலப் படம்\n\nடிக்கெட் கவுண்டரில் உறுப்பினர் கார்டைக் காட்டவும். இரண்டு நண்பர்களையும் அழைத்து வரலாம், ஒரு கார்டுக்கு மூன்று டிக்கெட் வாங்கலாம்.',
    },
    terms: {
      english: '- Sundays only.\n- Up to 3 tickets a film with one card.\n- Come 15 minutes early. Seats cannot be kept.',
      chinese: '- 只限星期日。\n- 一张会员卡每场最多 3 张票。\n- 请提早 15 分钟到，不能留座。',
      bengali: '- শুধু রবিবার।\n- একটি কার্ডে প্রতি সিনেমায় 3টি টিকিট পর্যন্ত।\n- 15 মিনিট আগে আসুন। সিট রেখে দেওয়া হয় না।',
      india: '- ஞாயிற்றுக்கிழமை மட்டும்.\n- ஒரு கார்டுக்கு ஒரு படத்துக்கு 3 டிக்கெட் வரை.\n- 15 நிமிடம் முன்பே வரவும். சீட் பிடித்து வைக்க முடியாது.',
    },
  },
]
