export const ownAccount = {
  // that it is the member who asks
  confirmText: 'Enter your password, so that nobody else can do this.',
  useOtp: 'Use an OTP instead',
  usePassword: 'Use the password instead',
  otpTo: (number: string) => `We send an OTP by SMS to ${number}.`,

  // the password
  changePassword: 'Change password',
  changePasswordText: 'After this, log in again with the new password on each of your phones.',
  oldPassword: 'Old password',
  firstPasswordText: 'Your account has no password yet. Make one, to log in with it next time.',
  firstLogIn: 'Log in with an OTP first. Then you make your password here.',
  hasPassword: 'You have a password already.',
  passwordSet: 'Password saved',

  // another number
  changeNumber: 'Change mobile number',
  newNumberText: 'You do not need your old SIM card.',
  newNumber: 'New mobile number',
  numberChanged: 'Your number is changed',
  numberChangedText: (number: string) =>
    `From now on you log in with ${number}. We told your old number by SMS. Your other phones are logged out.`,
  backToMyPage: 'Back to My Page',

  // the membership without the old phone
  findTitle: 'Find my membership',
  findText: 'Did you lose your phone or your number? Your membership is still there. We will look for it together.',
  phoneInHandHint: 'The number of the phone in your hand now, not the old one. We send an OTP to it.',
  phoneTakenText: 'This number has an account. Log in with it, or set a new password.',
  findDetails: 'Take your work permit. Write the same as when you joined.',
  oldNumber: 'Old mobile number',
  oldNumberHint: 'The number of your membership until now',
  finWhere: 'FIN is on your work permit. We look for your membership with it.',
  find: 'Look for it',
  newPhoneTitle: 'Use it on this phone',
  foundTitle: 'We found your membership',
  foundText: (number: string) => `Enter the password that you log in with. Then your membership moves to ${number} at once.`,
  moveNow: (number: string) => `Move to ${number}`,
  moved: 'Your membership has moved',
  movedText: (number: string) => `From now on you log in with ${number}.`,
  noPassword: 'You do not know the password?',
  noPasswordText: 'Our staff can help. They check that it is you, at the centre or by a call. When they say yes, you wait 24 hours.',
  askStaff: 'Ask our staff',
  requestWaiting: 'We have your request. Our staff will check that it is you.',
  requestApproved: (moment: string) => `Our staff said yes. From ${moment} you can make a new password.`,
  requestDeclined: 'Our staff could not say yes to this request. Please call the helpline.',
  requestRejected: 'The member stopped this request. If you are the member, please call the helpline.',
  requestOver: 'This request has ended. You can start again.',
  requestReady: (number: string) => `You can move your membership to ${number} now. Make a new password.`,
  whatNext: 'What comes next',
  requestSteps: [
    'Call the helpline, or come to the centre with your work permit.',
    'Our staff check that it is you. When they say yes, you get an SMS. Then you wait 24 hours.',
    'After 24 hours, open the log-in page and tap “Lost your phone or number?”. Then make a new password.',
  ],
  whyWait: 'Why 24 hours? We also send an SMS to the old number. If somebody else asked, the real member can stop it.',
  seeAnswer: 'See the answer',

  // somebody asks for this account
  moveAsked: (number: string) => `Somebody wants to move your account to the number ${number}.`,
  moveAskedOn: (moment: string) => `Asked on ${moment}. If it was not you, stop it now.`,
  moveComing: (moment: string) => `After ${moment}, that person can take your account. If it was not you, stop it now.`,
  notMe: 'This was not me. Stop it',
  moveRejected: 'Stopped. Your account stays with you.',

  // the record
  joinedOn: 'Joined on',
  edit: 'Change my details',
  wrongDetails: 'Is your name, FIN, birth date or country wrong?',
  messageUs: 'Message us',
  logInTitle: 'Log-in and password',
  yourData: 'Your data',
  photo: 'Photo',
  photoHint: 'A picture of your face, from the camera or from your photos.',
  addPhoto: 'Choose a photo',
  otherPhoto: 'Choose another photo',
  removePhoto: 'Remove the photo',
  photoSaved: 'Photo saved',
  photoRemoved: 'Photo removed',
  saveWork: 'Save work details',
  consents: 'What you agreed to',
  earlierConsents: 'What you chose before',
  consentGiven: 'Yes',
  consentNotGiven: 'No',
  consentKinds: {
    declaration: 'Declaration',
    membership: 'MWC uses my details for my membership',
    marketingSms: 'Offers by SMS / MMS',
    marketingMessaging: 'Offers by WhatsApp and Telegram',
    marketingCall: 'Offers by phone call',
  },

  // the phones
  phones: 'Where you are logged in',
  thisPhone: 'This phone, in use now',
  unknownPhone: 'Unknown phone',
  lastUsed: (moment: string) => `Last used ${moment}`,
  signOutOthers: 'Log out other phones',
  signOutAll: 'Log out all phones',
  signOutOthersText: 'Only this phone stays logged in.',
  signOutAllText: 'This phone is logged out too. To come back you need your mobile number and password, or an OTP.',
  signedOut: 'Logged out',

  // taking the data along
  dataText: 'You get all that we keep about you: details, photo, payments, rewards, consents, phones, messages, notifications.',
  savePage: 'Save to read',
  saveRecord: 'Save for a computer',
  dataSaved: 'Saved. It is in the downloads of your phone.',
  dataCare: 'Keep the file safe. Whoever has it can read all of it.',

  // leaving
  closeText: 'A closed account cannot be opened again. You cannot get your fee back.',
  closeGoes: 'This is removed',
  closeGoesList: [
    'Your name, FIN, birth date, mobile number and photo',
    'Your card, the rest of your membership, your insurance, your rewards',
    'Your log-in on every phone',
  ],
  closeStays: 'This is kept',
  closeStaysList: [
    'Your payments, membership dates and consents, without your name',
    'A secret code made from your FIN. It does not show the FIN',
  ],
  closeMoneyChecked: 'Our staff are still checking money that you paid. Call the helpline before you close your account.',
  closeContinue: 'Close my account',
  closeStay: 'Keep my account',
  closeProve: (number: string) => `Enter your password. Then we send an OTP by SMS to ${number}.`,
  closeForEver: 'Close my account for ever',
  closed: 'Your account is closed',
}

export type OwnAccountWords = typeof ownAccount
