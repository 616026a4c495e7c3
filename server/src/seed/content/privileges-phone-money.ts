import type { SeedPrivilege } from './content-shapes.ts'

/** What keeps a member close to the family: the phone, money and parcels. */
export const phoneAndMoney: readonly SeedPrivilege[] = [
  {
    category: 'phone',
    shops: ['marigold-mobile', 'seven-baskets'],
    picture: 'data-top-up',
    picked: true,
    memberLimit: 1,
    memberPeriod: 'month',
    title: {
      english: 'More data with your top-up',
      chinese: '充话费，多送流量',
      bengali: 'টপ-আপে বাড়তি ডেটা',
      india: 'டாப்-அப் செய்தால் கூடுதல் டேட்டா',
    },
    benefit: { english: '2 GB extra', chinese: '多送 2 GB', bengali: '2 GB বেশি', india: '2 GB கூடுதல்' },
    body: {
      english:
        'Top up your prepaid SIM card with S$10 or more and get **2 GB extra**: many video calls home.\n\n1. At the counter, tap **Use now** and scan the shop’s QR code.\n2. Say your mobile number and the amount.\n3. Wait for the SMS before you leave.\n\nPay with cash or PayNow.',
      chinese:
        '预付卡充 S$10 或以上，多送 **2 GB** 流量，够您和家人视频好多次。\n\n1. 在柜台点**现在使用**，扫店里的二维码。\n2. 说出手机号码和充值金额。\n3. 收到短信后再离开。\n\n可以付现金，也可以用 PayNow。',
      bengali:
        'প্রিপেইড সিমে S$10 বা তার বেশি টপ-আপ করলে **2 GB বেশি** পাবেন। বাড়িতে অনেকবার ভিডিও কল হয়ে যাবে।\n\n1. কাউন্টারে **এখন ব্যবহার করুন** চেপে দোকানের QR স্ক্যান করুন।\n2. মোবাইল নম্বর আর কত টাকা, বলুন।\n3. SMS না আসা পর্যন্ত অপেক্ষা করুন।\n\nনগদ বা PayNow, দুভাবেই টাকা দেওয়া যায়।',
      india:
        'ப்ரீபெய்டு சிம்மில் S$10 அல்லது அதற்கு மேல் டாப்-அப் செய்தால் **2 GB கூடுதல்**. வீட்டுக்குப் பல முறை வீடியோ கால் செய்யலாம்.\n\n1. கவுண்டரில் **இப்போது பயன்படுத்த** என்பதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும்.\n2. மொபைல் எண்ணையும் எவ்வளவு என்பதையும் சொல்லவும்.\n3. SMS வந்த பிறகு கிளம்பவும்.\n\nகையில் பணமாகவும் PayNow மூலமும் கட்டலாம்.',
    },
    terms: {
      english: '- Once a month with one card.\n- Prepaid SIM cards of Singapore only.\n- Use the extra data within 7 days.',
      chinese: '- 一张会员卡每月一次。\n- 只限新加坡的预付卡。\n- 送的流量请在 7 天内用完。',
      bengali: '- একটি কার্ডে মাসে একবার।\n- শুধু সিঙ্গাপুরের প্রিপেইড সিমে।\n- বাড়তি ডেটা 7 দিনের মধ্যে ব্যবহার করুন।',
      india: '- ஒரு கார்டுக்கு மாதம் ஒரு முறை.\n- சிங்கப்பூர் ப்ரீபெய்டு சிம்முக்கு மட்டும்.\n- கூடுதல் டேட்டாவை 7 நாட்களுக்குள் பயன்படுத்தவும்.',
    },
  },
  {
    category: 'phone',
    shops: ['marigold-mobile'],
    picture: 'phone-repair',
    picked: false,
    title: {
      english: 'Broken phone? Repair for less',
      chinese: '手机坏了？便宜修好',
      bengali: 'ফোন নষ্ট? কম খরচে ঠিক করান',
      india: 'போன் பழுதா? குறைந்த செலவில் சரி செய்ய',
    },
    benefit: { english: '20% off', chinese: '8 折', bengali: '20% ছাড়', india: '20% தள்ளுபடி' },
    body: {
      english:
        'Broken screen, weak battery, does not charge: **20% off** the whole repair.\n\n- Checking the phone is free.\n- We tell you the price first, and you pay only if you say yes.\n- If the same thing breaks within 60 days, the repair is free.\n\nShow your member card when you hand in the phone.',
      chinese:
        '屏幕碎了、电池不行、充不进电，修理费全部 **8 折**。\n\n- 检查不收钱。\n- 先报价，您同意了才修。\n- 60 天内同一个地方再坏，免费再修。\n\n交手机时请出示会员卡。',
      bengali:
        'স্ক্রিন ভাঙা, ব্যাটারি দুর্বল, চার্জ হয় না: পুরো খরচে **20% ছাড়**।\n\n- ফোন দেখাতে টাকা লাগে না।\n- আগে দাম জানবেন, আপনি রাজি হলে তবেই কাজ।\n- 60 দিনের মধ্যে একই সমস্যা হলে আবার ফ্রি ঠিক করা হবে।\n\nফোন দেওয়ার সময় সদস্য কার্ড দেখান।',
      india:
        'ஸ்கிரீன் உடைந்ததா, பேட்டரி நிற்கவில்லையா, சார்ஜ் ஏறவில்லையா: மொத்தச் செலவில் **20% தள்ளுபடி**.\n\n- போனைச் சோதிப்பது இலவசம்.\n- முதலில் விலை சொல்வார்கள். நீங்கள் சரி என்றால்தான் வேலை.\n- 60 நாட்களுக்குள் அதே பழுது வந்தால் இலவசமாகச் சரி செய்வார்கள்.\n\nபோனைக் கொடுக்கும்போது உறுப்பினர் கார்டைக் காட்டவும்.',
    },
    terms: {
      english:
        '- Most repairs take 2 to 4 hours. Some parts must be ordered.\n- Save your photos first. Tell nobody your bank PIN or OTP.\n- For a phone that fell into water there is no free repair.',
      chinese:
        '- 一般 2 到 4 小时修好，有些零件要等。\n- 先备份照片。银行密码和 OTP 验证码不要告诉任何人。\n- 进水的手机不享受 60 天保修。',
      bengali:
        '- বেশির ভাগ কাজে 2 থেকে 4 ঘণ্টা লাগে। কিছু পার্টস আনাতে হয়।\n- আগে ছবি সেভ করে রাখুন। ব্যাংকের PIN বা OTP কাউকে বলবেন না।\n- পানিতে পড়া ফোনে 60 দিনের ওয়ারেন্টি নেই।',
      india:
        '- பெரும்பாலும் 2 முதல் 4 மணி நேரம் ஆகும். சில பாகங்களை வரவழைக்க வேண்டும்.\n- முதலில் போட்டோக்களைச் சேவ் செய்யவும். வங்கி PIN, OTP யாருக்கும் சொல்ல வேண்டாம்.\n- தண்ணீரில் விழுந்த போனை இலவசமாகச் சரி செய்ய மாட்டார்கள்.',
    },
  },
  {
    category: 'phone',
    shops: ['marigold-mobile'],
    picture: 'earphones',
    picked: false,
    memberLimit: 1,
    memberPeriod: 'month',
    totalLimit: 200,
    title: {
      english: 'Earphones with a microphone',
      chinese: '带麦克风的耳机',
      bengali: 'মাইক্রোফোনসহ ইয়ারফোন',
      india: 'மைக் உள்ள இயர்போன்',
    },
    benefit: { english: 'S$5, not S$8', chinese: '只要 S$5', bengali: 'মাত্র S$5', india: 'S$5 மட்டும்' },
    body: {
      english:
        'Talk to your family without waking your room-mates. Earphones with a microphone and a long cable for **S$5**. Without the card they are S$8.\n\nThere are two kinds, with a round plug and with USB-C. Try them on your own phone in the shop.\n\nAt the counter, before you pay: tap **Use now** and scan the shop’s QR code.',
      chinese:
        '晚上跟家人通话，不吵醒室友。带麦克风的长线耳机只要 **S$5**，没有会员卡是 S$8。\n\n有圆头和 USB-C 两种插头，可以在店里用自己的手机试。\n\n付款前，在柜台点**现在使用**，扫店里的二维码。',
      bengali:
        'রুমের কারও ঘুম না ভাঙিয়ে বাড়িতে কথা বলুন। লম্বা তারের ইয়ারফোন, মাইক্রোফোনসহ, মাত্র **S$5**। কার্ড ছাড়া দাম S$8।\n\nদুই রকম আছে: গোল পিনের আর USB-C। দোকানেই নিজের ফোনে লাগিয়ে দেখে নিন।\n\nটাকা দেওয়ার আগে কাউন্টারে **এখন ব্যবহার করুন** চেপে দোকানের QR স্ক্যান করুন।',
      india:
        'ரூமில் யாரையும் எழுப்பாமல் வீட்டுக்குப் பேசலாம். நீளமான ஒயர், மைக் உள்ள இயர்போன் **S$5** மட்டும். கார்டு இல்லாமல் S$8.\n\nவட்டமான பின், USB-C என இரண்டு வகை உண்டு. கடையிலேயே உங்கள் போனில் போட்டுப் பார்க்கலாம்.\n\nபணம் கட்டும் முன் கவுண்டரில் **இப்போது பயன்படுத்த** என்பதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும்.',
    },
    terms: {
      english: '- One pair a month with one card.\n- Stopped working? Exchange within 30 days with the receipt.\n- While stock lasts.',
      chinese: '- 一张会员卡每月一副。\n- 用坏了，30 天内凭收据可以换。\n- 卖完为止。',
      bengali: '- একটি কার্ডে মাসে একটি।\n- কাজ না করলে 30 দিনের মধ্যে রসিদ দেখিয়ে বদলে নিন।\n- দোকানে থাকা পর্যন্ত।',
      india: '- ஒரு கார்டுக்கு மாதம் ஒன்று.\n- வேலை செய்யவில்லையா? 30 நாட்களுக்குள் ரசீதைக் காட்டி மாற்றலாம்.\n- ஸ்டாக் உள்ள வரை.',
    },
  },
  {
    category: 'money',
    shops: ['paper-kite'],
    picture: 'send-money',
    picked: true,
    memberLimit: 2,
    memberPeriod: 'month',
    title: {
      english: 'Send money home for half the fee',
      chinese: '寄钱回家，省一半手续费',
      bengali: 'অর্ধেক চার্জে বাড়িতে টাকা পাঠান',
      india: 'பாதி சார்ஜில் வீட்டுக்குப் பணம் அனுப்ப',
    },
    benefit: { english: 'Half the fee', chinese: '手续费减半', bengali: 'চার্জ অর্ধেক', india: 'பாதி சார்ஜ்' },
    body: {
      english:
        'The fee is **S$2.50** in place of S$5, to Bangladesh, China, India and Myanmar.\n\n### Bring with you\n\n- your work permit\n- the name, bank and account number of your family\n\n### At the counter\n\n1. Tap **Use now** and scan the shop’s QR code.\n2. Ask how much your family will receive before you pay.\n3. Keep the receipt until the money has arrived.',
      chinese:
        '汇到中国、孟加拉国、印度和缅甸，手续费 **S$2.50**，平时 S$5。\n\n### 请带上\n\n- 工作准证\n- 家人的姓名、银行和账号\n\n### 在柜台\n\n1. 点**现在使用**，扫店里的二维码。\n2. 先问清楚家人能收到多少，再付款。\n3. 钱到账以前，收据请留好。',
      bengali:
        'বাংলাদেশ, ভারত, চীন ও মিয়ানমারে টাকা পাঠানোর চার্জ S$5‑এর বদলে **S$2.50**।\n\n### সঙ্গে আনুন\n\n- আপনার ওয়ার্ক পারমিট\n- বাড়ির যিনি টাকা পাবেন, তাঁর নাম, ব্যাংক ও অ্যাকাউন্ট নম্বর\n\n### কাউন্টারে\n\n1. **এখন ব্যবহার করুন** চেপে দোকানের QR স্ক্যান করুন।\n2. বাড়ির লোক কত টাকা পাবেন, আগে জেনে তারপর টাকা দিন।\n3. টাকা না পৌঁছানো পর্যন্ত রসিদ রেখে দিন।',
      india:
        'இந்தியா, பங்களாதேஷ், சீனா, மியான்மருக்கு அனுப்பும் சார்ஜ் S$5‑க்குப் பதில் **S$2.50**.\n\n### கொண்டு வரவும்\n\n- உங்கள் வொர்க் பெர்மிட்\n- பணம் பெறுபவரின் பெயர், வங்கி, வங்கிக் கணக்கு எண்\n\n### கவுண்டரில்\n\n1. **இப்போது பயன்படுத்த** என்பதைத் தொட்டு, கடையின் QR‑ஐ ஸ்கேன் செய்யவும்.\n2. வீட்டுக்கு எவ்வளவு போய்ச் சேரும் என்று கேட்டுவிட்டுப் பணம் கட்டவும்.\n3. பணம் சேரும் வரை ரசீதை வைத்திருக்கவும்.',
    },
    terms: {
      english:
        '- 2 transfers a month with one card.\n- The exchange rate is that of the day, the same for everybody.\n- Never send money for somebody you do not know.',
      chinese: '- 一张会员卡每月 2 次。\n- 汇率按当天的，人人一样。\n- 不要替不认识的人汇款。',
      bengali: '- একটি কার্ডে মাসে 2 বার।\n- রেট সেদিনের, সবার জন্য একই।\n- অচেনা কারও হয়ে কখনো টাকা পাঠাবেন না।',
      india: '- ஒரு கார்டுக்கு மாதம் 2 முறை.\n- ரேட் அன்றைய ரேட், எல்லோருக்கும் ஒன்றே.\n- தெரியாதவருக்காக ஒருபோதும் பணம் அனுப்ப வேண்டாம்.',
    },
  },
  {
    category: 'money',
    shops: ['paper-kite'],
    picture: 'parcel-home',
    picked: false,
    title: {
      english: 'Send a box home by ship',
      chinese: '海运包裹寄回家',
      bengali: 'জাহাজে বাড়িতে কার্টন পাঠান (কার্গো)',
      india: 'கப்பலில் வீட்டுக்குப் பார்சல் அனுப்ப',
    },
    benefit: { english: 'S$10 off a box', chinese: '每箱减 S$10', bengali: 'কার্টনে S$10 ছাড়', india: 'S$10 தள்ளுபடி' },
    body: {
      english:
        'Clothes, toys, milk powder, tools: fill a box for your family and pay **S$10 less** for it. A box may weigh up to 30 kg.\n\nThe empty box is free. The ship takes 4 to 8 weeks. With the number on your receipt you can ask where your box is.\n\nShow your member card when you bring the box.',
      chinese:
        '衣服、玩具、奶粉、工具，装满一箱寄给家人，每箱**便宜 S$10**。一箱最重 30 公斤。\n\n空箱子免费拿。海运要 4 到 8 个星期，凭收据上的号码可以查到箱子到哪里了。\n\n送箱子来时请出示会员卡。',
      bengali:
        'জামাকাপড়, খেলনা, গুঁড়া দুধ, যন্ত্রপাতি: বাড়ির জন্য কার্টন ভরুন, প্রতি কার্টনে **S$10 কম** দিন। এক কার্টনে 30 কেজি পর্যন্ত।\n\nখালি কার্টন ফ্রি। জাহাজে পৌঁছাতে 4 থেকে 8 সপ্তাহ লাগে। রসিদের নম্বর বললে জানতে পারবেন কার্টন কোথায়।\n\nকার্টন আনার সময় সদস্য কার্ড দেখান।',
      india:
        'துணி, பொம்மை, பால் பவுடர், டூல்ஸ்: வீட்டுக்கு ஒரு பெட்டியை நிரப்பவும், பெட்டிக்கு **S$10 குறைவு**. ஒரு பெட்டி 30 கிலோ வரை.\n\nகாலிப் பெட்டி இலவசம். கப்பலில் போய்ச் சேர 4 முதல் 8 வாரம் ஆகும். ரசீதில் உள்ள எண்ணைக் காட்டினால் பெட்டி எங்கே இருக்கிறது என்று சொல்வார்கள்.\n\nபெட்டியைக் கொண்டு வரும்போது உறுப்பினர் கார்டைக் காட்டவும்.',
    },
    terms: {
      english:
        '- To Bangladesh, China, India and Myanmar.\n- Not in the box: batteries, gas, liquids, money, gold.\n- Tax in your country, if there is any, is not included.',
      chinese: '- 可寄到中国、孟加拉国、印度和缅甸。\n- 不能寄：电池、气罐、液体、现金、黄金。\n- 不包括当地的关税。',
      bengali: '- বাংলাদেশ, ভারত, চীন ও মিয়ানমারে।\n- কার্টনে দেবেন না: ব্যাটারি, গ্যাস, তরল জিনিস, টাকা, সোনা।\n- দেশে ট্যাক্স লাগলে তা আলাদা।',
      india:
        '- இந்தியா, பங்களாதேஷ், சீனா, மியான்மருக்கு.\n- வைக்கக் கூடாதவை: பேட்டரி, கேஸ் சிலிண்டர், லிக்விட் (எண்ணெய், சென்ட் போன்றவை), பணம், தங்கம்.\n- ஊரில் வரி இருந்தால் அது தனி.',
    },
  },
]
