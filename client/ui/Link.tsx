import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Stored in the history entry. */
  state?: unknown;
  replace?: boolean;
  /** How the router goes there. */
  go?: { preventScrollReset?: boolean; viewTransition?: boolean };
};

/** A link to a page of this site. Not the router's Link: its prefetching code would add 2 KiB to every first visit. */
export function Link({ to, state, replace, go, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target: rest.target, ...go });
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

type NavLinkProps = Omit<LinkProps, 'to' | 'className'> & { to: string; className: (isActive: boolean) => string };

/** Marked if its page is shown. */
export function NavLink({ to, className, ...rest }: NavLinkProps) {
  const isActive = useLocation().pathname === to;
  return <Link {...rest} to={to} aria-current={isActive ? 'page' : undefined} className={className(isActive)} />;
}
