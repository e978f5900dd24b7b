import { brand } from '#rules/brand.ts';
import { limits } from '#rules/limits.ts';

const { friends, alarmMs, pinDigits } = limits.checkIns;
const minutes = (ms: number): number => ms / 60_000;

export const texts = {
  lead: `Tell a friend before a date, and say afterwards that you are safe. If you do not, we write to your friend ${minutes(alarmMs)} minutes later, also when your phone is off.`,
  nobody: `We email your friend. Nobody at ${brand.name} watches. Emergency:`,
  emergency: '112',
  loadFailed: 'We could not load your check-in',
  failed: 'This did not work',
  cancel: 'Cancel',
  friends: {
    title: 'Your trusted friends',
    description: `Up to ${friends}. Each gets one letter first and must say yes. They see where and when; who you meet only once an alarm is raised.`,
    email: 'A friend’s email',
    invite: 'Ask this friend',
    invited: 'The letter is on its way',
    invitedBody: 'Unless they asked for none, or got one in the last 30 days. Tell them that it comes.',
    waiting: 'Has not answered yet',
    confirmed: 'Looks after you',
    remove: (email: string) => `Remove ${email}`,
    removeTitle: 'Remove this friend?',
    removeBody: 'They get no more letters about your dates.',
    keep: 'Keep',
    removeIt: 'Remove',
  },
  pins: {
    title: 'Your PIN for the check-in',
    description: `There are two of ${pinDigits} digits. The first says that you are safe. The second looks just the same on this screen, and calls your friends for help without a sound. Use it if somebody forces you.`,
    set: 'It is chosen.',
    choose: 'Choose it',
    change: 'Change it',
    first: 'First PIN: I am safe',
    second: 'Second PIN: help me',
    password: 'Your password',
    save: 'Save both',
    saved: 'Saved',
  },
  start: {
    title: (name: string) => `Your date with ${name}`,
    when: 'Ask me at',
    hint: 'In Lagos. Between the start of the date and twelve hours after it.',
    go: 'Start the check-in',
    needsFriend: 'First ask a friend, and wait until they said yes.',
    needsPins: 'First choose your two PINs.',
    sends: (emails: string) => `We send a link with the place and the times to ${emails}.`,
  },
  running: {
    title: 'Your check-in runs',
    where: (place: string, at: string) => `${place}, from ${at}`,
    asks: (due: string, alarm: string) => `We ask you at ${due}, and write to your friends at ${alarm}.`,
    told: 'Your friends have been told. Type your PIN to say that you are safe.',
    alarmed: 'Your friends were told',
    nobody: 'No friend looks after this check-in any more. Tell somebody where you are.',
    pin: 'Your PIN',
    safe: 'I am safe',
    more: 'I need more time',
    by: 'How much longer',
    minutes: (count: number) => `${count} minutes`,
    move: 'Move the time',
    moved: 'The time is moved',
    triesLeft: (count: number) =>
      count === 0
        ? 'Your friends were told.'
        : `${count === 1 ? 'One try' : `${count} tries`} left, then we tell your friends.`,
    missing: 'Please type your PIN',
  },
  rest: 'My friends and my PIN',
  over: { title: 'You are safe', body: (at: string) => `You checked in at ${at}.` },
} as const;
