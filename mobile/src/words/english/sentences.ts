/** The title of a screen and what it says. */
export const sentences = {
  privileges: {
    title: 'Privileges',
    text: 'Show your member card at partner shops for discounts. Call the helpline to ask what you can get today.',
  },
  privilegesDetail: { title: 'Privilege', text: 'Call the helpline to ask about this privilege and where you can use it.' },
  newPwd: { title: 'New password', text: 'To set a new password, use “Forgot password”. We send an OTP to your number.' },
  changePassword: { title: 'Change password', text: 'To change your password, make a new one with an OTP to your number.' },
  notification: { title: 'Notifications', text: 'You have no notifications.' },
  notificationDetail: { title: 'Notification', text: 'This notification is not here any more.' },
  latestNews: { title: 'Latest news', text: 'There is no news now.' },
  newsDetail: { title: 'News', text: 'This news is not here any more.' },
  bannerDetail: { title: 'News', text: 'This page is not here any more.' },
  myAccount: { title: 'My account', text: 'To see or change what we keep about you, call the helpline.' },
  myAccountEdit: { title: 'Change my details', text: 'To change your details, call the helpline. Keep your work permit with you.' },
  insuranceCoverage: { title: 'Insurance', text: 'To ask about your insurance cover or to make a claim, call the helpline.' },
  frequentlyAskedQuestion: { title: 'Questions', text: 'Do you have a question? Call the helpline and ask us.' },
  changeMobile: { title: 'Change mobile number', text: 'To change your mobile number, call the helpline. Keep your work permit with you.' },
  scan: { title: 'Scan', text: 'To have a QR code checked, call the helpline.' },
  messageUs: { title: 'Message us', text: 'Call us, or write to us on WhatsApp from the Contact page.' },
  systemMaintenance: {
    title: 'System maintenance',
    text: 'If the app does not open, we may be working on it. Please try again a little later.',
  },
  memberDetail: { title: 'Check a member', text: 'To check a member card, call the helpline.' },
  changePhone: {
    title: 'Lost phone or number',
    text: 'If your old number does not work any more, call the helpline. Keep your work permit with you.',
  },
  newPhonePwd: { title: 'New phone', text: 'To move your membership to a new number, call the helpline.' },
  infoDetection: { title: 'Find my membership', text: 'To find your membership without your old phone, call the helpline.' },
  chooseLocation: { title: 'Our places', text: 'To find the centre nearest to you, call the helpline.' },
  openLocation: { title: 'Place', text: 'To ask for the way, call the helpline.' },
}

export type SentencesWords = typeof sentences
