import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import { Link } from '../ui/Link.tsx';
import { Logo } from './Logo.tsx';

const columns = [
  {
    title: 'Company',
    links: [
      { to: paths.home, label: 'Home' },
      { to: paths.auth, label: 'Sign in' },
    ],
  },
  {
    title: 'Features',
    links: [
      { to: paths.browse, label: 'Browse people' },
      { to: paths.matches, label: 'Your matches' },
      { to: paths.profileSetup, label: 'Set up your profile' },
    ],
  },
] as const;

/** The mailboxes of this installation, which its server writes into the page; those that it did not are left out. */
function mailboxes(): { label: string; address: string }[] {
  const named = [
    { label: 'Contact', name: 'zobo:support' },
    { label: 'Privacy', name: 'zobo:privacy' },
  ];
  return named.flatMap(({ label, name }) => {
    const address = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
    return address ? [{ label, address }] : [];
  });
}

export function Footer() {
  return (
    <footer className="mt-auto bg-cloth text-sm text-on-cloth">
      <div className="mx-auto grid max-w-6xl gap-8 px-4 py-10 sm:grid-cols-2 sm:px-6 lg:grid-cols-[2fr_1fr_1fr_1.5fr]">
        <div className="grid content-start gap-3">
          <Logo on="cloth" />
          <p className="max-w-xs text-cloth-soft">{brand.tagline}.</p>
        </div>
        {columns.map((column) => (
          <nav key={column.title} aria-label={column.title} className="grid content-start gap-1">
            <h2 className="text-sm font-bold tracking-normal">{column.title}</h2>
            <ul>
              {column.links.map((link) => (
                <li key={link.to}>
                  <Link
                    to={link.to}
                    className="inline-flex min-h-11 items-center text-cloth-soft hover:text-on-cloth hover:underline"
                  >
                    {link.label}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ))}
        <div className="grid content-start gap-3">
          <h2 className="text-sm font-bold tracking-normal">Legal &amp; Privacy</h2>
          <p className="text-cloth-soft">
            For single adults of 18 and over. We keep your area, never your exact position.
          </p>
          <ul>
            {mailboxes().map(({ label, address }) => (
              <li key={label}>
                <a
                  href={`mailto:${address}`}
                  className="inline-flex min-h-11 items-center gap-1 text-cloth-soft hover:text-on-cloth hover:underline"
                >
                  {label}: <span className="min-w-0 break-all">{address}</span>
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
      <p className="border-t border-cloth-print px-4 py-5 text-center text-cloth-soft">
        © {new Date().getFullYear()} {brand.name}. Made for Nigeria.
      </p>
    </footer>
  );
}
