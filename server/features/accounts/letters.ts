import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import type { Config } from '#server/config.ts';
import type { Mail } from '#server/ports/mailer.ts';

/** The letter after sign-up. The name stands in the text only: what people type never reaches a header. */
export function welcomeLetter(to: string, fullName: string, config: Pick<Config, 'publicUrl' | 'supportEmail'>): Mail {
  const firstName = fullName.split(/\s+/)[0] ?? fullName;
  return {
    to,
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
}
