import { brand } from '#rules/brand.ts';
import { messages } from '#rules/check-ins.ts';
import { limits } from '#rules/limits.ts';

export const texts = {
  gone: { title: 'This link does not work', body: `${messages.badLink} Ask your friend for another one.` },
  failed: 'That did not reach us. Please check your connection and try again.',
  retry: 'Try again',
  toHome: `Go to ${brand.name}`,
  nobody: `Nobody at ${brand.name} watches. Emergency:`,
  emergency: '112',
  invitation: {
    title: (name: string) => `Look after ${name}?`,
    body: (name: string) =>
      `${name} uses ${brand.name}, a dating site in Nigeria, and trusts you. If you say yes, ${name} may tell you by email where a date is, and we write to you if there is no word afterwards. You need no account.`,
    confirmed: (name: string) => `You look after ${name}`,
    confirmedBody: (name: string) => `We write to you when ${name} has a date. You can stop at any time.`,
    yes: 'Yes, I will',
    no: 'No',
    stop: 'Stop, and erase my address',
    never: 'Never such a letter again',
    done: { title: 'Your address is erased', body: 'You get no more letters about these dates.' },
  },
  plan: {
    title: 'A friend’s date',
    lead: 'We send a code to your address, so that a forwarded link shows nothing.',
    send: 'Send me the code',
    again: 'Send another code',
    code: 'The code from the email',
    open: 'Open',
    sent: (minutes: number) => `The code is on its way. It is valid for ${minutes} minutes.`,
    missing: `Please type the ${limits.checkIns.codeDigits} digits`,
    heading: (name: string) => `${name}’s date`,
    safe: (name: string) => `${name} has said that all is well.`,
    waiting: (name: string, due: string) => `${name} wants to say "I am safe" by ${due}.`,
    alarm: (name: string) => `${name} may need help. Read our letter first: it says whether to call.`,
    where: 'Where',
    starts: 'Begins',
    due: 'Wants to be back by',
    other: 'The other person',
    years: (age: number) => `${age} years old`,
    photoOf: (name: string) => `A photo of ${name}`,
  },
} as const;
