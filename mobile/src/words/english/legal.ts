export const legal = {
  lastChanged: (day: string) => `Last changed on ${day}`,
  licences: 'Licences of the software in this app',
  privacy: {
    title: 'Privacy notice',
    intro: 'What MWC keeps about you in this app, why, and what you can do about it.',
    kept: {
      title: 'What we keep',
      points: {
        person: 'Your name, birth date, gender, home country, FIN and mobile number.',
        work: 'Your company, sector and occupation. Your photo, if you add one.',
        nominee: 'The nominee of your insurance, if you name one: name, relation and mobile number.',
        money: 'Your payments: how much, when, in which way, and their numbers. We never get your bank password or card number.',
        use: 'Your membership dates, your rewards, what you used at shops, and when another member checked you.',
        contact:
          'Messages, photos and voice messages between you and our staff, your notifications, and a list of the SMS that we sent you. The microphone is on only while you record.',
        phones: 'The phones that you log in on: the kind of phone and browser, and when you used them.',
        choices: 'What you agreed to, and when.',
        position: 'When you look for what is near you, we need to know where you are. We do not keep it.',
      },
    },
    why: {
      title: 'Why we need it',
      points: {
        run: 'To run your membership: card, fee, dates, privileges, rewards and insurance.',
        answer: 'To answer you, and to tell you what you must know, like the last day of your membership.',
        safe: 'To keep your account safe.',
        books: 'To keep our accounts, as the law asks.',
        offers: 'For news and offers, but only in the ways that you ticked. You can change it at any time in My Page.',
      },
    },
    fin: {
      title: 'Your FIN',
      points: {
        use: 'With it we see that each worker joins only once, and find your membership if you lose your phone.',
        opens: 'The FIN alone never opens your account. That needs your password or an OTP.',
        locked: 'We keep it encrypted. Your card shows only its last 4.',
      },
    },
    seen: {
      title: 'Who can see it',
      points: {
        staff: 'MWC staff, as far as they need it for their work.',
        card: 'Whoever scans your card sees the first letters of your name, whether your membership is active, and its last day.',
        members: 'A member who knows your mobile number and your member number can see the same. We tell you each time.',
        companies:
          'Companies that work for us, and only what they need: for SMS your number and the text, for payments the amount and a payment number, for notifications on your phone an encrypted text. Some of them are outside Singapore.',
        others: 'This app gives nothing to your employer, and sells nothing. Others get it only if the law says that we must.',
      },
    },
    ages: {
      title: 'How long we keep it',
      points: {
        codes: (days: number) => `OTPs, and counts of wrong tries: ${days} days.`,
        phones: (months: number) => `Phones that you no longer use: ${months} months.`,
        sms: (months: number) => `The list of SMS: ${months} months.`,
        notifications: (months: number) => `Notifications, and when another member checked you: ${months} months.`,
        messages: (months: number) => `Messages with our staff: ${months} months after the last one.`,
        neverPaid: (months: number) => `If you never pay: we delete your details when you have not used the app for ${months} months.`,
        lapsed: (years: number) =>
          `If you were a member: we delete your details ${years} years after your membership ended and you last used the app. We must keep accounts of money for some years.`,
        closed: (years: number) =>
          `If you close your account: your name, FIN, number, photo and messages go at once. Payments, dates and consents stay, without your name. A secret code made from your FIN, which does not show the FIN, stays for ${years} years.`,
      },
    },
    rights: {
      title: 'What you can do',
      points: {
        see: 'See it: download all your data in the app.',
        correct: 'Correct it: change it in the app, or tell our staff.',
        refuse:
          'Say no: untick news and offers at any time. If you do not want MWC to use your details for your membership any more, close your account.',
        ask: 'Ask or complain: call the helpline. If we do not help you, you can go to Singapore’s Personal Data Protection Commission (PDPC).',
      },
    },
  },
  terms: {
    title: 'Membership terms',
    intro: 'This is what you and MWC agree on when you join.',
    signUp: {
      title: 'Joining',
      points: {
        who: 'You are 16 or older and have a work pass in Singapore. One person has one account.',
        truth: 'What you write is true. If something changes, change it in the app or tell our staff.',
      },
    },
    fee: {
      title: 'The fee',
      points: {
        before: 'You see the price and the dates before you pay.',
        starts:
          'Your membership starts when your money has arrived. If you renew early, the new months start the day after, and you lose no day.',
        refund:
          'The fee is non-refundable, also if you leave Singapore or close your account. Only money that came by mistake is sent back: if you pay twice, what was too much.',
        ends: 'Your membership ends after its last day by itself. We never take money by ourselves, and you owe nothing afterwards.',
      },
    },
    benefits: {
      title: 'What you get',
      points: {
        privileges: 'Privileges are for you alone, while your membership is active. Shops give them; they can be limited, change or end.',
        rewards: 'Rewards, vouchers and promo codes have their own dates and limits. You cannot change them into money.',
        insurance:
          'Insurance: what the policy of the insurance company says is what counts. MWC and this app promise nothing more than that.',
      },
    },
    account: {
      title: 'Your account',
      points: {
        secret: 'Tell nobody your password or OTP. Our staff never ask for them.',
        card: 'Lend your card to nobody.',
        lost: 'Did you lose your phone, or is somebody in your account? Call the helpline at once.',
        stopped:
          'We can stop an account with false details, or whose card is misused. If you think that it is a mistake, call the helpline.',
        closed: 'You can close your account at any time in the app. You then lose the rest of your membership.',
      },
    },
    app: {
      title: 'The app',
      points: {
        data: 'The app costs nothing. Your phone company may charge you for data.',
        maintenance: 'Sometimes the app is closed for maintenance. Your membership goes on.',
        changes: 'If these terms change, a new date stands at the end of this page. Months that you paid for stay yours.',
        law: 'The law of Singapore applies.',
      },
    },
  },
}

export type LegalWords = typeof legal
