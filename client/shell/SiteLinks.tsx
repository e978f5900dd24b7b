import { installation } from '#client/lib/installation.ts';
import { Link } from '#client/ui/Link.tsx';
import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import { company, legal, MailboxItem } from './footer-links.tsx';

const support = [paths.support, 'Support'] as const;
const link = 'inline-flex min-h-11 items-center text-ink-soft hover:text-ink hover:underline';

/** What the footer of the public pages leads to. The app's pages have none. */
export function SiteLinks() {
  return (
    <nav aria-label={`About ${brand.name}`} className="mt-auto border-line border-t pt-4 text-sm print:hidden">
      <ul className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
        {[...company, support, ...legal].map(([to, label]) => (
          <li key={to}>
            <Link to={to} className={link}>
              {label}
            </Link>
          </li>
        ))}
        <MailboxItem label="Contact" address={installation('support')} className={link} />
        <MailboxItem label="Privacy" address={installation('privacy')} className={link} />
      </ul>
    </nav>
  );
}
