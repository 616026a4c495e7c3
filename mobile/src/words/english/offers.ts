export const offers = {
  offline: 'No internet',
  offlineText: 'Check your network. This page opens by itself when it is back.',
  away: 'The app is not working right now',
  awayText: 'It is not your phone. This page opens by itself when the app works again.',
  busy: 'Many people are using the app now. Please wait.',
  againIn: (seconds: number) => `We try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
  stillWorks: 'You can still open',
  callWorks: 'Calls work without internet.',
  updateTitle: 'A new version is ready',
  updateText: 'It takes a few seconds.',
  update: 'Update',
  later: 'Later',
  installTitle: 'Put this app on your phone',
  installText: 'Open it with one tap, also without internet.',
  install: 'Install',
  notNow: 'Not now',
  iosSteps: 'Tap the share button (a box with an arrow), then “Add to Home Screen”.',
  understood: 'OK',
}

export type OffersWords = typeof offers
