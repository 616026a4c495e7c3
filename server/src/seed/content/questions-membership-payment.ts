import type { SeedQuestion } from './content-shapes.ts'

/** What is asked about joining, renewing and paying. */
export const membershipAndPayment: readonly SeedQuestion[] = [
  {
    section: 'membership',
    question: {
      english: 'Who can join, and what do I need?',
      chinese: '谁可以加入？要准备什么？',
      bengali: 'কে সদস্য হতে পারেন? কী কী লাগবে?',
      india: 'யார் சேரலாம்? என்ன தேவை?',
    },
    answer: {
      english: `Everybody aged 16 or older with a work pass in Singapore. You need:

- a mobile number that gets SMS here
- your work permit: your FIN is on it
- the name of your company

Each worker joins once, with their own FIN.`,
      chinese: `年满 16 岁、持有新加坡工作准证（包括 WP、S\u00a0Pass、EP 等）的人都可以加入。请准备好：

- 能在新加坡收短信的手机号码
- 工作准证，上面有您的 FIN 号码
- 公司名称

每个人用自己的 FIN 号码，只注册一次。`,
      bengali: `বয়স 16 বা বেশি আর সিঙ্গাপুরের ওয়ার্ক পাস (পারমিট) থাকলে যে কেউ সদস্য হতে পারেন। লাগবে:

- একটি মোবাইল নম্বর, যাতে এখানে SMS আসে
- ওয়ার্ক পারমিট, তাতে আপনার FIN আছে
- কোম্পানির নাম

প্রত্যেকে নিজের FIN দিয়ে একটিই অ্যাকাউন্ট খুলতে পারেন। পরে সেটিই রিনিউ করা যায়।`,
      india: `16 வயது நிரம்பி, சிங்கப்பூர் வொர்க் பாஸ் உள்ள எல்லோரும் சேரலாம். தேவையானவை:

- இங்கே SMS வரும் ஒரு மொபைல் எண்
- வொர்க் பெர்மிட். உங்கள் FIN அதில் உள்ளது.
- உங்கள் கம்பெனியின் பெயர்

ஒவ்வொருவரும் சொந்த FIN போட்டு ஒரு முறை மட்டும் சேரலாம்.`,
    },
  },
  {
    section: 'membership',
    question: {
      english: 'When does it start? Can I renew early?',
      chinese: '会员期从哪天开始？可以提前续费吗？',
      bengali: 'কবে শুরু হয়? আগে রিনিউ করা যায়?',
      india: 'எப்போது தொடங்கும்? முன்பே புதுப்பிக்கலாமா?',
    },
    answer: {
      english: `It starts on the day of your payment and runs for 6 months or 1 year. You see both dates before you pay. The last day is on your card.

**Yes, renew early: you lose no days.** The new months start the day after the old ones end.`,
      chinese: `从付款当天开始，为期 6 个月或 1 年。付款前能看到开始和结束的日期。会员卡上也写着最后一天。

**可以提前续费，一天也不会少。** 新的会员期从原来的结束后第二天开始。`,
      bengali: `যেদিন টাকা দেন, সেদিন থেকে 6 মাস বা 1 বছর। টাকা দেওয়ার আগেই দুটি তারিখ দেখতে পাবেন। শেষ তারিখ আপনার কার্ডেও আছে।

**হ্যাঁ, আগে রিনিউ করা যায়। একটি দিনও কমবে না।** আগের মেয়াদ শেষ হওয়ার পরদিন নতুন মেয়াদ শুরু হয়।`,
      india: `பணம் கட்டிய நாளில் தொடங்கி 6 மாதம் அல்லது 1 வருடம் இருக்கும். கட்டும் முன்பே இரண்டு தேதிகளையும் பார்க்கலாம். கடைசி நாள் கார்டிலும் உள்ளது.

**ஆம், முன்பே புதுப்பிக்கலாம். ஒரு நாளும் குறையாது.** பழைய மாதங்கள் முடிந்த மறுநாள் புதிய மாதங்கள் தொடங்கும்.`,
    },
  },
  {
    section: 'membership',
    question: {
      english: 'My membership has ended. What now?',
      chinese: '我的会员到期了，怎么办？',
      bengali: 'আমার সদস্যপদের মেয়াদ শেষ। এখন কী করব?',
      india: 'என் மெம்பர்ஷிப் முடிந்தது. என்ன செய்வது?',
    },
    answer: {
      english: `Log in, open **My Page** and tap **Renew now**. Your months start on the day you pay. You pay nothing for the days in between.

For 90 days the app says **Arrears**, later **Inactive**. Both only mean that it has ended: you owe nothing, and your account stays.

Until you renew, you have no privileges and no insurance.`,
      chinese: `登录后打开**我的**，点**马上续费**。新的会员期从付款当天开始，中间断开的日子不用付钱。

到期后 90 天内显示**已到期**，再久就显示**已失效**。您不欠钱，账户也还在。

续费之前，不能用优惠，也没有保险。`,
      bengali: `লগ ইন করে **আমার পেজ** খুলুন, **এখনই রিনিউ করুন** চাপুন। যেদিন টাকা দেবেন, সেদিন থেকে শুরু। মাঝের দিনগুলোর জন্য টাকা লাগবে না।

90 দিন পর্যন্ত অ্যাপে লেখা থাকে **মেয়াদ শেষ**, তার পরে **চালু নেই**। আপনার কোনো টাকা বাকি নেই, অ্যাকাউন্টও থাকে।

রিনিউ না করা পর্যন্ত সুবিধা ও বিমা পাবেন না।`,
      india: `லாகின் செய்து **என் பக்கம்** திறந்து **இப்போது புதுப்பிக்க** என்பதைத் தொடவும். பணம் கட்டும் நாளில் தொடங்கும். இடையில் உள்ள நாட்களுக்குப் பணம் வேண்டாம்.

90 நாட்கள் வரை **காலம் முடிந்தது** என்றும், பிறகு **ஆக்டிவ் இல்லை** என்றும் காட்டும். இரண்டும் சொல்வது, மெம்பர்ஷிப் முடிந்தது என்பது மட்டுமே: நீங்கள் எதுவும் தர வேண்டியதில்லை. கணக்கு அப்படியே இருக்கும்.

புதுப்பிக்கும் வரை சலுகைகளும் இன்சூரன்ஸும் இல்லை.`,
    },
  },
  {
    section: 'payment',
    question: {
      english: 'How can I pay?',
      chinese: '怎样付款？',
      bengali: 'কীভাবে টাকা দেব?',
      india: 'எப்படிப் பணம் கட்டுவது?',
    },
    answer: {
      english: `- **PayNow:** scan the QR code with your bank app within 15 minutes. Too late? Get a new one. Is the bank app on the same phone? Save the QR picture, then open it from the photos inside the bank app.
- **NETS machine:** show your QR code at the machine within 7 days.

Check your plan and the dates first. The fee is non-refundable.`,
      chinese: `- **PayNow：** 在 15 分钟内用银行 App 扫二维码。过期了可以换新的。银行 App 也在这部手机上？先保存二维码，再在银行 App 里从相册选这张图片。
- **NETS 机：** 在 7 天内到 NETS 机出示二维码。

付款前请看清会员期和日期。会费付款后不能退。`,
      bengali: `- **PayNow:** 15 মিনিটের মধ্যে ব্যাংকের অ্যাপে QR কোড দিয়ে টাকা দিন। সময় শেষ? নতুন কোড নিন। ব্যাংকের অ্যাপ এই ফোনেই? QR ছবি সেভ করুন, তারপর ব্যাংকের অ্যাপে গ্যালারি থেকে এটি বেছে নিন।
- **NETS মেশিন:** 7 দিনের মধ্যে মেশিনে আপনার QR কোড দেখান।

আগে মেয়াদ ও তারিখ দেখে নিন। টাকা দেওয়ার পর আর ফেরত পাবেন না।`,
      india: `- **PayNow:** 15 நிமிடத்துக்குள் வங்கி ஆப்பில் QR‑ஐ ஸ்கேன் செய்து கட்டவும். நேரம் முடிந்ததா? புதிய QR எடுக்கலாம். வங்கி ஆப் இதே போனில் உள்ளதா? QR படத்தைச் சேவ் செய்து, வங்கி ஆப்பில் அந்தப் படத்தைத் தேர்வு செய்யவும்.
- **NETS மெஷின்:** 7 நாட்களுக்குள் மெஷினில் உங்கள் QR‑ஐக் காட்டவும்.

முதலில் பிளானையும் தேதிகளையும் பார்க்கவும். கட்டிய பணம் திரும்பக் கிடைக்காது.`,
    },
  },
  {
    section: 'payment',
    question: {
      english: 'I paid, but the app does not show it',
      chinese: '我付了款，App 却没有显示',
      bengali: 'টাকা দিয়েছি, কিন্তু অ্যাপে দেখাচ্ছে না',
      india: 'பணம் கட்டினேன், ஆப்பில் காட்டவில்லை',
    },
    answer: {
      english: `**Do not pay again.** It can take a few minutes, and money that comes late is not lost.

1. Open **My Page**, then **Transaction History**.
2. It says **Being checked**? Your money has arrived, and our staff look at it.
3. It still says **Not received yet** after an hour? Call [6536 2692](tel:+6565362692). Have the receipt of your bank ready.`,
      chinese: `**请不要再付。** 可能要等几分钟。晚到的钱也不会丢。

1. 打开**我的**，点**交易记录**。
2. 显示**核对中**？说明钱已到账，工作人员正在查看。
3. 过了一小时还是**还没收到**？请拨打 [6536 2692](tel:+6565362692)，并准备好银行的付款凭证。`,
      bengali: `**আবার টাকা দেবেন না।** কয়েক মিনিট লাগতে পারে। দেরিতে এলেও টাকা হারায় না।

1. **আমার পেজ** খুলে **লেনদেনের তালিকা** দেখুন।
2. **যাচাই হচ্ছে** লেখা? টাকা এসে গেছে, আমাদের স্টাফ যাচাই করছেন।
3. এক ঘণ্টা পরেও **এখনো পাইনি** লেখা? কল করুন [6536 2692](tel:+6565362692)। ব্যাংকের রসিদ হাতে রাখুন।`,
      india: `**மீண்டும் கட்ட வேண்டாம்.** சில நிமிடங்கள் ஆகலாம். தாமதமாக வந்தாலும் பணம் தொலையாது.

1. **என் பக்கம்** திறந்து **பேமெண்ட் பட்டியல்** பார்க்கவும்.
2. **சரிபார்க்கிறோம்** என்று உள்ளதா? பணம் வந்துவிட்டது, எங்கள் ஊழியர்கள் பார்க்கிறார்கள்.
3. ஒரு மணி நேரம் கழித்தும் **இன்னும் வரவில்லை** என்று உள்ளதா? [6536 2692](tel:+6565362692) எண்ணை அழைக்கவும். வங்கி ரசீது கையில் இருக்கட்டும்.`,
    },
  },
  {
    section: 'payment',
    question: {
      english: 'Can I get my money back?',
      chinese: '会费可以退吗？',
      bengali: 'টাকা কি ফেরত পাব?',
      india: 'பணம் திரும்பக் கிடைக்குமா?',
    },
    answer: {
      english: `No. The fee is non-refundable, even when you leave Singapore or close your account.

Was money taken by mistake, for example twice? Call [6536 2692](tel:+6565362692). Our staff check it and return what was taken by mistake.`,
      chinese: `不可以。会费付款后不能退，离开新加坡或注销账户也不能退。

如果扣错了，比如付了两次，请拨打 [6536 2692](tel:+6565362692)。工作人员核对后，会给您退款。`,
      bengali: `না। যে টাকা দিয়েছেন, তা ফেরত পাবেন না, সিঙ্গাপুর ছাড়লে বা অ্যাকাউন্ট বন্ধ করলেও না।

ভুলে টাকা কাটা হয়েছে, যেমন দুবার? কল করুন [6536 2692](tel:+6565362692)। আমাদের স্টাফ যাচাই করে ভুলে নেওয়া টাকা ফেরত দেবেন।`,
      india: `இல்லை. கட்டிய பணம் திரும்பக் கிடைக்காது. சிங்கப்பூரை விட்டுச் சென்றாலும், கணக்கை மூடினாலும் கிடைக்காது.

தவறாகப் பணம் எடுக்கப்பட்டதா, உதாரணமாக இரண்டு முறை? [6536 2692](tel:+6565362692) எண்ணை அழைக்கவும். ஊழியர்கள் சரிபார்த்து, தவறாக எடுத்த பணத்தைத் திருப்பித் தருவார்கள்.`,
    },
  },
  {
    section: 'payment',
    question: {
      english: 'How do I use a promo code?',
      chinese: '优惠码怎么用？',
      bengali: 'প্রোমো কোড কীভাবে ব্যবহার করব?',
      india: 'புரோமோ கோடு எப்படிப் பயன்படுத்துவது?',
    },
    answer: {
      english: `1. Choose your plan, then tap **I have a promo code**.
2. Type the code and tap **Check code**. Big or small letters are both fine.
3. You see the free months or the new price before you pay.

One code for one payment. If a code does not work, the app tells you why.`,
      chinese: `1. 选好会员期，点**我有优惠码**。
2. 输入优惠码，点**使用优惠码**。大小写都可以。
3. 付款前就能看到送几个月，或新的价格。

每次付款只能用一个。如果不能用，App 会告诉您原因。`,
      bengali: `1. মেয়াদ বেছে **আমার প্রোমো কোড আছে** চাপুন।
2. কোড লিখে **কোড যাচাই করুন** চাপুন। বড় বা ছোট হাতের অক্ষর, দুটোই চলবে।
3. টাকা দেওয়ার আগেই দেখবেন কত মাস ফ্রি, বা নতুন দাম কত।

এক পেমেন্টে একটি কোড। কোড কাজ না করলে কারণ অ্যাপেই দেখাবে।`,
      india: `1. பிளானைத் தேர்வு செய்து **புரோமோ கோடு உள்ளது** என்பதைத் தொடவும்.
2. கோடு டைப் செய்து **கோடு சரிபார்க்க** என்பதைத் தொடவும். பெரிய எழுத்தோ சிறிய எழுத்தோ, எதுவும் சரி.
3. எத்தனை மாதம் இலவசம், புதிய விலை என்ன என்று கட்டும் முன்பே தெரியும்.

ஒரு பேமெண்டுக்கு ஒரு கோடு. கோடு செல்லவில்லை என்றால், ஏன் என்று ஆப் சொல்லும்.`,
    },
  },
]
