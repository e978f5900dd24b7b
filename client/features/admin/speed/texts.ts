import { vitalLimits } from '#rules/vitals.ts';

const { share, days } = vitalLimits;

export const texts = {
  title: `The last ${days.default} days`,
  meaning: `What browsers of real people tell of one page load in ${Math.round(1 / share)}. Three of four were at most so slow; colour and sign say whether that is good, fair or poor.`,
  none: 'No figures yet',
  noneBody: 'They come once people use the app with pages of this build, and are added every minute.',
  table: 'Speed by page and network, scroll with the arrow keys',
  route: 'Page',
  network: 'Network',
  loads: 'Loads',
  lcpMs: 'Main content (LCP)',
  inpMs: 'Answer to a tap (INP)',
  cls: 'Shift (CLS)',
  firstCardMs: 'First card',
  networks: { TWO_G: '2G', THREE_G: '3G', FOUR_G: '4G', UNKNOWN: 'Not told' },
  marks: { good: 'good', fair: 'fair', poor: 'poor' },
} as const;
