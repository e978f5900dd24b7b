/** The texts of the overview. */
export const texts = {
  now: 'How things stand',
  days: (count: number) => `The last ${count} days`,
  people: 'People',
  activePeople: 'Active in 24 hours',
  premiumPeople: 'On a plan',
  pendingVerifications: 'Selfies to review',
  openReports: 'Open reports',
  flaggedPhotos: 'Photos like removed ones',
  openAppeals: 'Appeals that wait',
  openTickets: 'Open requests',
  subscribers: 'Newsletter subscribers',
  signUps: 'Sign-ups',
  likes: 'Likes',
  matches: 'Matches',
  messages: 'Messages',
  gamePlays: 'Games begun',
  plansStarted: 'Plans begun',
  reports: 'Reports',
  day: 'Day',
  table: 'The same as a table',
  scroll: 'Figures by day, scroll with the arrow keys',
  inAll: 'in all',
  /** A chart in words, for screen readers. */
  chart: (what: string, days: number, total: string, most: string, on: string, today: string) =>
    `${what} in the last ${days} days: ${total} in all, most on ${on} with ${most}, today ${today}.`,
} as const;
