export const maintenance = {
  title: 'System maintenance',
  heading: 'We are improving the system',
  from: 'From',
  to: 'To',
  singaporeTime: 'Singapore time',
  byItself: 'You do not need to do anything. This page opens by itself when we are ready.',
  typedStays: 'You will come back to the same page. What you typed is kept.',
  moneyIsSafe: 'If you have just paid, your money is safe. It will show as paid later.',
  checkAgain: 'Check again',
  over: 'The app works again',
  overText: 'There is no maintenance now.',
  soon: 'System maintenance',
  soonText: (from: string, to: string) => `From ${from} to ${to} (Singapore time). The app will be closed then.`,
}

export type MaintenanceWords = typeof maintenance
