import type { SeedQuestion } from './content-shapes.ts'

/** What is asked when something does not work, and who can be asked. */
export const accountAndHelp: readonly SeedQuestion[] = [
  {
    section: 'account',
    question: {
      english: 'I forgot my password',
      chinese: '我忘记了密码',
      bengali: 'পাসওয়ার্ড ভুলে গেছি',
      india: 'பாஸ்வேர்டு மறந்துவிட்டது',
    },
    answer: {
      english: `1. On the log-in page, tap **Forgot password?**
2. Enter your mobile number, then the OTP from our SMS.
3. Make a new password with at least 8 letters and numbers: a big letter (A), a small letter (a) and a number must be in it. Do not use your name or 1234.

You can also log in with an OTP only. After 180 days without the app an OTP is not enough: then call [6536 2692](tel:+6565362692).`,
      chinese: `1. 在登录页点**忘记密码？**
2. 输入手机号码，再输入短信里的 OTP 验证码。
3. 设置新密码：至少 8 位，要有大写字母（A）、小写字母（a）和数字。不要用自己的名字或 1234。

也可以只用 OTP 验证码登录。超过 180 天没用 App，只有验证码就不够了，请拨打 [6536 2692](tel:+6565362692)。`,
      bengali: `1. লগ ইন পেজে **পাসওয়ার্ড ভুলে গেছেন?** চাপুন।
2. মোবাইল নম্বর দিন, তারপর SMS‑এ আসা OTP লিখুন।
3. নতুন পাসওয়ার্ড তৈরি করুন: অন্তত 8টি অক্ষর, তাতে ইংরেজি বড় হাতের (A), ছোট হাতের (a) ও একটি সংখ্যা। নিজের নাম বা 1234 দেবেন না।

শুধু OTP দিয়েও লগ ইন করা যায়। 180 দিন অ্যাপ না খুললে শুধু OTP‑তে হবে না: তখন কল করুন [6536 2692](tel:+6565362692)।`,
      india: `1. லாகின் பக்கத்தில் **பாஸ்வேர்டு மறந்துவிட்டதா?** என்பதைத் தொடவும்.
2. மொபைல் எண்ணையும், பிறகு SMS‑ல் வந்த OTP‑ஐயும் டைப் செய்யவும்.
3. புதிய பாஸ்வேர்டு அமைக்கவும்: குறைந்தது 8 எழுத்துகள். பெரிய எழுத்து (A), சிறிய எழுத்து (a), ஒரு எண் இருக்க வேண்டும். உங்கள் பெயரோ 1234‑ஓ வேண்டாம்.

OTP மூலமும் லாகின் செய்யலாம். 180 நாட்கள் ஆப்பைத் திறக்கவில்லை என்றால் OTP மட்டும் போதாது: [6536 2692](tel:+6565362692) எண்ணை அழைக்கவும்.`,
    },
  },
  {
    section: 'account',
    question: {
      english: 'I have a new number, or my phone is lost',
      chinese: '我换了号码，或手机丢了',
      bengali: 'নতুন নম্বর নিয়েছি, বা ফোন হারিয়েছে',
      india: 'எண் மாறிவிட்டது, அல்லது போன் தொலைந்துவிட்டது',
    },
    answer: {
      english: `**Still logged in?** Open **My Page** and tap **Change mobile number**. You do not need your old SIM card.

**Logged out?** On the log-in page, tap **Lost your phone or number?** Have your work permit ready. With your password the membership moves to the new number at once.

**No password?** Our staff check that it is you. When they say yes, you wait 24 hours. The months that you paid for stay yours.`,
      chinese: `**还在登录中？** 打开**我的**，点**更改手机号码**。不需要旧的电话卡。

**已经退出登录？** 在登录页点**手机或号码丢了？** 请准备好工作准证。有密码的话，会员马上转到新号码。

**没有密码？** 工作人员会核对是不是您本人。同意后，需要等 24 小时。您付过钱的会员期还是您的。`,
      bengali: `**এখনো লগ ইন আছেন?** **আমার পেজ** খুলে **মোবাইল নম্বর বদলান** চাপুন। পুরোনো সিম কার্ড লাগবে না।

**লগ আউট হয়ে গেছেন?** লগ ইন পেজে **ফোন বা সিম হারিয়েছে?** চাপুন। ওয়ার্ক পারমিট হাতে রাখুন। পাসওয়ার্ড দিলে সদস্যপদ সঙ্গে সঙ্গে নতুন নম্বরে চলে আসবে।

**পাসওয়ার্ড জানেন না?** আমাদের স্টাফ দেখবেন, আপনিই এই সদস্য কি না। তাঁরা রাজি হলে 24 ঘণ্টা অপেক্ষা করতে হবে। যে মেয়াদের টাকা দিয়েছেন, তা আপনারই থাকবে।`,
      india: `**இன்னும் லாக் அவுட் ஆகவில்லையா?** **என் பக்கம்** திறந்து **மொபைல் எண்ணை மாற்ற** என்பதைத் தொடவும். பழைய சிம் கார்டு தேவையில்லை.

**லாக் அவுட் ஆகிவிட்டதா?** லாகின் பக்கத்தில் **போன் அல்லது எண் தொலைந்ததா?** என்பதைத் தொடவும். வொர்க் பெர்மிட் கையில் இருக்கட்டும். பாஸ்வேர்டு தெரிந்தால், கணக்கு உடனே புதிய எண்ணுக்கு மாறும்.

**பாஸ்வேர்டு தெரியவில்லையா?** இது நீங்கள்தானா என்று ஊழியர்கள் பார்ப்பார்கள். அவர்கள் சரி என்று சொன்னதும் 24 மணி நேரம் காத்திருக்கவும். பணம் கட்டிய மாதங்கள் உங்களுடையவையே.`,
    },
  },
  {
    section: 'account',
    question: {
      english: 'Somebody asks for my OTP',
      chinese: '有人向我要 OTP 验证码',
      bengali: 'কেউ আমার OTP চাইছে',
      india: 'ஒருவர் என் OTP கேட்கிறார்',
    },
    answer: {
      english: `Do not tell anyone, whoever asks. Our staff never ask for your OTP or password.

Did you tell them? Open **My Page** and tap **Change password**: this logs out every phone. If your membership is not active, log out and tap **Forgot password?** on the log-in page instead. Then call [6536 2692](tel:+6565362692).`,
      chinese: `不管是谁，都不要告诉他。工作人员从不会要您的 OTP 验证码或密码。

已经说了？打开**我的**，点**更改密码**，所有手机都会退出登录。如果您的会员现在无效，请退出登录，在登录页点**忘记密码？** 然后拨打 [6536 2692](tel:+6565362692)。`,
      bengali: `যে-ই চাক, বলবেন না। আমাদের স্টাফ কখনো OTP বা পাসওয়ার্ড চান না।

বলে ফেলেছেন? **আমার পেজ** খুলে **পাসওয়ার্ড বদলান** চাপুন, সব ফোনে লগ আউট হবে। সদস্যপদ চালু না থাকলে লগ আউট করে লগ ইন পেজে **পাসওয়ার্ড ভুলে গেছেন?** চাপুন। তারপর কল করুন [6536 2692](tel:+6565362692)।`,
      india: `யார் கேட்டாலும் சொல்ல வேண்டாம். எங்கள் ஊழியர்கள் OTP‑ஐயோ பாஸ்வேர்டையோ கேட்கவே மாட்டார்கள்.

சொல்லிவிட்டீர்களா? **என் பக்கம்** திறந்து **பாஸ்வேர்டை மாற்ற** என்பதைத் தொடவும். எல்லாப் போன்களும் லாக் அவுட் ஆகும். மெம்பர்ஷிப் ஆக்டிவாக இல்லை என்றால், லாக் அவுட் செய்து லாகின் பக்கத்தில் **பாஸ்வேர்டு மறந்துவிட்டதா?** என்பதைத் தொடவும். பிறகு [6536 2692](tel:+6565362692) எண்ணை அழைக்கவும்.`,
    },
  },
  {
    section: 'help',
    question: {
      english: 'How do I talk to a person?',
      chinese: '怎样找工作人员帮忙？',
      bengali: 'কারও সঙ্গে সরাসরি কথা বলব কীভাবে?',
      india: 'ஊழியரிடம் பேசுவது எப்படி?',
    },
    answer: {
      english: `Call the helpline: [6536 2692](tel:+6565362692). Day and night, every day, in English, Chinese, Bengali and Tamil.

Ask about your membership, or about any trouble with pay, work or health. Our places, with the way there, are in **Contact**.`,
      chinese: `请拨打帮助热线 [6536 2692](tel:+6565362692)。每天 24 小时，可以说中文。

不只是会员的事，工资、工作、健康有困难，都可以问。服务点和路线在**联系**页。`,
      bengali: `হেল্পলাইনে কল করুন: [6536 2692](tel:+6565362692)। প্রতিদিন 24 ঘণ্টা, নিজের ভাষায়।

শুধু সদস্যপদ নয়, বেতন, কাজ বা স্বাস্থ্যের সমস্যাতেও কল করুন। আমাদের ঠিকানা ও যাওয়ার রাস্তা পাবেন **যোগাযোগ** পেজে।`,
      india: `உதவி எண்ணை அழைக்கவும்: [6536 2692](tel:+6565362692). தினமும், இரவும் பகலும், உங்கள் மொழியில் பேசலாம்.

மெம்பர்ஷிப் பற்றி மட்டுமல்ல, சம்பளம், வேலை, உடல்நலப் பிரச்சினைக்கும் அழைக்கலாம். எங்கள் இடங்களும் வழியும் **தொடர்பு** பக்கத்தில் உள்ளன.`,
    },
  },
  {
    section: 'help',
    question: {
      english: 'What works without internet?',
      chinese: '没有网络时能用什么？',
      bengali: 'ইন্টারনেট ছাড়া কী কী চলে?',
      india: 'இன்டர்நெட் இல்லாமல் என்ன வேலை செய்யும்?',
    },
    answer: {
      english: `These open without internet, once you have opened them with it:

- your member card
- your vouchers
- your insurance, and how to get the money
- what you read last, and the helpline number

To pay, you need internet. Open the app with internet at least once a week, so that your card keeps working.`,
      chinese: `只要有网络时打开过，没有网络也能看：

- 会员卡
- 优惠券
- 保险和理赔方法
- 最近看过的内容，还有帮助热线号码

付款需要网络。每星期至少联网打开一次 App，会员卡才会一直能用。`,
      bengali: `ইন্টারনেট থাকতে একবার খুলে রাখলে, পরে ইন্টারনেট ছাড়াও চলে:

- সদস্য কার্ড
- ভাউচার
- বিমা, আর কীভাবে ক্লেইম করবেন
- শেষ যা পড়েছেন, আর হেল্পলাইন নম্বর

টাকা দিতে ইন্টারনেট লাগে। সপ্তাহে অন্তত একবার ইন্টারনেট দিয়ে অ্যাপ খুলুন, তাহলে কার্ড চালু থাকবে।`,
      india: `இன்டர்நெட் உள்ளபோது ஒரு முறை திறந்திருந்தால், பிறகு இன்டர்நெட் இல்லாமலும் இவை திறக்கும்:

- உறுப்பினர் கார்டு
- வவுச்சர்கள்
- இன்சூரன்ஸ், இன்சூரன்ஸ் பணம் கேட்கும் முறை
- கடைசியாகப் படித்தவை, உதவி எண்

பணம் கட்ட இன்டர்நெட் தேவை. வாரம் ஒரு முறையாவது இன்டர்நெட்டுடன் ஆப்பைத் திறந்தால் கார்டு தொடர்ந்து வேலை செய்யும்.`,
    },
  },
]
