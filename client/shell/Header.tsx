import { type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { leave } from '#client/components/outbox/leave.ts';
import { lazyPart } from '#client/lib/lazy-part.ts';
import { useUnreadText } from '#client/lib/unread.ts';
import { Badge } from '#client/ui/Badge.tsx';
import { Button } from '#client/ui/Button.tsx';
import { cx } from '#client/ui/cx.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { CloseIcon, LogoutIcon, MenuIcon, StarFilledIcon } from '#client/ui/icons.tsx';
import { Link, NavLink } from '#client/ui/Link.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { brand } from '#rules/brand.ts';
import { paths } from '#rules/paths.ts';
import { Logo } from './Logo.tsx';
import { type NavigationLink, navigationLinks } from './navigation.ts';
import { useIsAdmin, useIsSignedIn } from './session-hooks.ts';

function Unread({ to }: { to: string }) {
  const count = useUnreadText();
  if (to !== paths.matches || count === null) return null;
  return (
    <span className="rounded-full bg-crimson px-2 text-xs leading-5 font-bold text-on-crimson tabular-nums">
      {count}
      <span className="sr-only"> unread messages</span>
    </span>
  );
}

/** While the closed menu hides the unread count, a dot stands for it. */
function MenuMark({ isOpen }: { isOpen: boolean }) {
  const hasUnread = useUnreadText() !== null;
  if (isOpen) return <CloseIcon />;
  return (
    <span className="relative">
      <MenuIcon />
      {hasUnread && <span className="absolute -top-1 -right-1 size-3 rounded-full border-2 border-paper bg-crimson" />}
    </span>
  );
}

function Item({ link: { to, label }, wide }: { link: NavigationLink; wide?: boolean }) {
  return (
    <li>
      <NavLink
        to={to}
        className={(isActive) =>
          cx(
            'flex items-center gap-2 rounded-full font-semibold whitespace-nowrap transition-colors',
            wide ? 'min-h-14 px-4 text-lg' : 'min-h-11 px-[0.5em] xl:max-2xl:px-[0.35em]',
            isActive ? 'bg-crimson-tint text-crimson-ink' : 'text-ink-soft hover:bg-sunken hover:text-ink',
          )
        }
      >
        {label}
        <Unread to={to} />
      </NavLink>
    </li>
  );
}

const FeedbackDialog = lazyPart(() =>
  import('#client/components/feedback/FeedbackDialog.tsx').then((part) => part.FeedbackDialog),
);

/** At widths at which all links are in the bar but space is short, actions show icons only. Screen readers still get the text. */
const words = 'xl:max-2xl:sr-only';
const besideLinks = 'hidden xl:max-2xl:block';

function Actions({
  isSignedIn,
  onFeedback,
  className,
}: {
  isSignedIn: boolean;
  onFeedback: () => void;
  className: string;
}) {
  if (!isSignedIn)
    return (
      <LinkButton to={paths.auth} state={{ mode: 'sign-up' }} size="sm" className={className}>
        Get Started
      </LinkButton>
    );
  return (
    <>
      <Button variant="ghost" size="sm" title="Beta Feedback" className={className} onClick={onFeedback}>
        <StarFilledIcon className={cx(besideLinks, 'text-lg')} />
        <span className={words}>Beta Feedback</span>
      </Button>
      <Button variant="secondary" size="sm" className={className} onClick={() => void leave()}>
        <LogoutIcon className="text-lg" />
        <span className={words}>Logout</span>
      </Button>
    </>
  );
}

type MenuProps = {
  id: string;
  isOpen: boolean;
  links: readonly NavigationLink[];
  isSignedIn: boolean;
  children: ReactNode;
};

/** Without scripts the menu stands open, because nobody could open it. */
function Menu({ id, isOpen, links, isSignedIn, children }: MenuProps) {
  return (
    <nav
      id={id}
      aria-label="Menu"
      className={cx(
        'max-h-[calc(100dvh-var(--header))] gap-3 overflow-y-auto overscroll-contain border-t border-line p-3 xl:hidden',
        isOpen ? 'grid' : 'hidden max-xl:noscript:grid',
      )}
    >
      <ul className="grid gap-1">
        {links.map((link) => (
          <Item key={link.to} link={link} wide />
        ))}
      </ul>
      {/* The narrowest bars have no room for it. */}
      <div className={cx('grid gap-2', isSignedIn ? 'sm:hidden' : 'min-[26rem]:hidden')}>{children}</div>
    </nav>
  );
}

/** On a phone the links open below the bar. `bars.css` makes it low in the app. */
export function Header() {
  const isSignedIn = useIsSignedIn();
  const [isOpen, setOpen] = useState(false);
  const [feedback, setFeedback] = useState<boolean>();
  const { key } = useLocation();
  const toggle = useRef<HTMLButtonElement>(null);
  const menuId = useId();
  const links = navigationLinks(isSignedIn, useIsAdmin());

  // biome-ignore lint/correctness/useExhaustiveDependencies: a selected link changes the location, which closes the menu.
  useEffect(() => setOpen(false), [key]);

  useEffect(() => {
    if (!isOpen) return;
    function close(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      setOpen(false);
      toggle.current?.focus();
    }
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [isOpen]);

  const actions = { isSignedIn, onFeedback: () => setFeedback(true) };
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      {/* The links of a signed-in person need more width than a page has. */}
      <div
        className={cx(
          'mx-auto flex h-16 items-center gap-3 px-4 whitespace-nowrap sm:px-6',
          isSignedIn ? 'max-w-[96rem]' : 'max-w-6xl',
        )}
      >
        <Link to={paths.home} aria-label={`${brand.name}, home`} className="flex min-h-11 items-center rounded-sm">
          <Logo />
        </Link>
        <Badge tone="gold" className="px-2.5 py-0 tracking-widest max-[14rem]:hidden">
          BETA
        </Badge>
        <nav aria-label="Main" className="ml-auto hidden xl:block">
          <ul className={cx('flex items-center', isSignedIn ? 'text-[0.8125rem] 2xl:text-sm' : 'text-sm')}>
            {links.map((link) => (
              <Item key={link.to} link={link} />
            ))}
          </ul>
        </nav>
        <div className={cx('flex gap-2 max-xl:ml-auto', isSignedIn ? 'max-sm:hidden' : 'max-[26rem]:hidden')}>
          <Actions {...actions} className="" />
        </div>
        <IconButton
          ref={toggle}
          label={isOpen ? 'Close menu' : 'Open menu'}
          icon={<MenuMark isOpen={isOpen} />}
          aria-expanded={isOpen}
          aria-controls={menuId}
          onClick={() => setOpen(!isOpen)}
          className={cx('-mr-2 xl:hidden noscript:hidden', isSignedIn ? 'max-sm:ml-auto' : 'max-[26rem]:ml-auto')}
        />
      </div>
      <Menu id={menuId} isOpen={isOpen} links={links} isSignedIn={isSignedIn}>
        <Actions {...actions} className="w-full" />
      </Menu>
      <Suspense>
        {isSignedIn && feedback !== undefined && <FeedbackDialog open={feedback} onOpenChange={setFeedback} />}
      </Suspense>
    </header>
  );
}
