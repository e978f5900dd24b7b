import { paths } from '#rules/paths.ts';

export type Links = readonly (readonly [to: string, label: string])[];

export const company: Links = [
  [paths.home, 'Home'],
  [paths.pricing, 'Pricing'],
  [paths.newsletter, 'Newsletter'],
];
export const legal: Links = [
  [paths.privacyPolicy, 'Privacy Policy'],
  [paths.termsOfService, 'Terms of Service'],
  [paths.dataPrivacy, 'Your Data Rights'],
];

export function MailboxItem({ label, address, className }: { label: string; address: string; className: string }) {
  if (!address) return null;
  return (
    <li>
      <a href={`mailto:${address}`} className={className}>
        <span>{`${label}: ${address}`}</span>
      </a>
    </li>
  );
}
