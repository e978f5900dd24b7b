import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NewsletterForm, Subscribed } from '#client/components/newsletter/NewsletterForm.tsx';
import { installation } from '#client/lib/installation.ts';
import { Link } from '#client/ui/Link.tsx';
import { brand } from '#rules/brand.ts';
import { areaMessages } from '#rules/newsletter-area-messages.ts';
import { footerConsent } from '#rules/newsletter-consents.ts';
import { paths } from '#rules/paths.ts';
import { company, type Links, legal, MailboxItem } from './footer-links.tsx';
import { Logo } from './Logo.tsx';
import { useIsSignedIn } from './session-hooks.ts';

const forVisitors: Links = [
  [paths.auth, 'Join or sign in'],
  [paths.profileSetup, 'Set up your profile'],
];
const forMembers: Links = [
  [paths.browse, 'Browse'],
  [paths.matches, 'Matches'],
  [paths.profile, 'Profile'],
  [paths.dateIdeas, 'Date Ideas'],
  [paths.games, 'Icebreaker Games'],
  [paths.companion, 'AI Companion'],
  [paths.settings, 'Settings'],
  [paths.support, 'Support'],
];
const link = 'inline-flex min-h-11 items-center text-cloth-soft hover:text-on-cloth hover:underline';

function Column({ title, links, children }: { title: string; links: Links; children?: ReactNode }) {
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

function Newsletter() {
  const [isDone, setDone] = useState(false);
  return (
    <section aria-label="Newsletter" className="grid max-w-sm gap-3 rounded-lg bg-surface p-4 text-ink">
      {isDone ? (
        <Subscribed title="Thank you">A welcome letter is on its way.</Subscribed>
      ) : (
        <NewsletterForm
          source="FEEDBACK_AREA"
          words={areaMessages}
          label="Newsletter email"
          action="Subscribe"
          variant="secondary"
          onDone={() => setDone(true)}
        >
          <p className="text-xs text-ink-soft">{footerConsent}</p>
        </NewsletterForm>
      )}
    </section>
  );
}

export function Footer() {
  const { pathname } = useLocation();
  const features = useIsSignedIn() ? forMembers : forVisitors;
  return (
    <footer className="mt-auto bg-cloth text-sm text-on-cloth print:hidden">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 sm:px-6 lg:grid-cols-[1.8fr_1fr_1fr_1.4fr]">
        <div className="grid content-start gap-4">
          <Logo on="cloth" />
          <p className="max-w-xs text-cloth-soft">{brand.tagline}. For single adults of 18 and over.</p>
          {pathname !== paths.newsletter && <Newsletter />}
        </div>
        <Column title="Company" links={company}>
          <MailboxItem label="Contact" address={installation('support')} className={link} />
        </Column>
        <Column title="Features" links={features} />
        <Column title="Legal &amp; Privacy" links={legal}>
          <MailboxItem label="Privacy" address={installation('privacy')} className={link} />
        </Column>
      </div>
      <p className="border-t border-cloth-print px-4 py-5 text-center text-cloth-soft">
        {`© ${installation('year') || new Date().getFullYear()} ${brand.name}. Made for Nigeria.`}
      </p>
    </footer>
  );
}
