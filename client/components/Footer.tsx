import { type ReactNode, useState } from 'react';
import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import { installation } from '../lib/installation.ts';
import { Link } from '../ui/Link.tsx';
import { Logo } from './Logo.tsx';
import { NewsletterForm, Subscribed } from './NewsletterForm.tsx';

const company = [
  [paths.home, 'Home'],
  [paths.auth, 'Join or sign in'],
] as const;
const features = [
  [paths.browse, 'Browse people'],
  [paths.matches, 'Your matches'],
  [paths.profileSetup, 'Set up your profile'],
] as const;
const legal = [
  [paths.privacyPolicy, 'Privacy Policy'],
  [paths.termsOfService, 'Terms of Service'],
  [paths.dataPrivacy, 'Your Data Rights'],
] as const;

const link = 'inline-flex min-h-11 items-center text-cloth-soft hover:text-on-cloth hover:underline';

function Column({
  title,
  links,
  children,
}: {
  title: string;
  links: typeof legal | typeof company | typeof features;
  children?: ReactNode;
}) {
  return (
    <nav aria-label={title} className="grid content-start gap-1">
      <h2 className="text-sm font-bold tracking-normal">{title}</h2>
      <ul>
        {links.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className={link}>
              {label}
            </Link>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}

/** A mailbox of this installation, left out where its server named none. */
function Mailbox({ label, address }: { label: string; address: string }) {
  if (!address) return null;
  return (
    <li>
      <a href={`mailto:${address}`} className={link}>
        <span>{`${label}: ${address}`}</span>
      </a>
    </li>
  );
}

function Newsletter() {
  const [isDone, setDone] = useState(false);
  return (
    <section aria-label="Newsletter" className="grid max-w-sm gap-3 rounded-lg bg-surface p-4 text-ink">
      {isDone ? (
        <Subscribed title="Thank you">A welcome letter is on its way.</Subscribed>
      ) : (
        <NewsletterForm source="FEEDBACK_AREA" label="Newsletter email" action="Subscribe" onDone={() => setDone(true)}>
          <p className="text-xs text-ink-soft">
            News and tips by email, never more than once a week. Each letter lets you leave.
          </p>
        </NewsletterForm>
      )}
    </section>
  );
}

export function Footer() {
  return (
    <footer className="mt-auto bg-cloth text-sm text-on-cloth print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.8fr_1fr_1fr_1.4fr]">
        <div className="grid content-start gap-4">
          <Logo on="cloth" />
          <p className="max-w-xs text-cloth-soft">{brand.tagline}. For single adults of 18 and over.</p>
          <Newsletter />
        </div>
        <Column title="Company" links={company}>
          <Mailbox label="Contact" address={installation('support')} />
        </Column>
        <Column title="Features" links={features} />
        <Column title="Legal &amp; Privacy" links={legal}>
          <Mailbox label="Privacy" address={installation('privacy')} />
        </Column>
      </div>
      <p className="border-t border-cloth-print px-4 py-5 text-center text-cloth-soft">
        {`© ${installation('year') || new Date().getFullYear()} ${brand.name}. Made for Nigeria.`}
      </p>
    </footer>
  );
}
