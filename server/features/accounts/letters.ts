import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/ports/mailer.ts';

type Addressee = { email: string; fullName: string };
type Compose = (to: Addressee, config: Pick<Config, 'publicUrl' | 'supportEmail'>) => Mail;

/** The letter after sign-up. The name stands in the text only: what people type never reaches a header. */
const welcome: Compose = ({ email, fullName }, config) => {
  const firstName = fullName.split(/\s+/)[0] ?? fullName;
  return {
    to: email,
    subject: `Welcome to ${brand.name}`,
    text: [
      `Hello ${firstName},`,
      `Welcome to ${brand.name}, ${brand.tagline}. Your account is ready.`,
      `Complete your profile to see people near you, and to be seen:\n${config.publicUrl}${paths.profileSetup}`,
      `Meet new people in a public place first, and tell a friend where you are going.`,
      `If you did not create this account, write to ${config.supportEmail} and we will remove it.`,
      `The ${brand.name} team`,
    ].join('\n\n'),
  };
};

/** What the product writes to people, by name. */
export const letters = { welcome } as const satisfies Readonly<Record<string, Compose>>;

export type Letter = keyof typeof letters;
