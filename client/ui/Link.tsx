import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler, useLocation } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> & {
  to: To;
  /** Kept with the entry of the history it makes. */
  state?: unknown;
  replace?: boolean;
};

/** A link to a page of ours. Not the router's: that one brings the prefetching of its framework, 2 KiB of every first visit. */
export function Link({ to, state, replace, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { state, replace, target: rest.target });
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

/** A link that knows whether it leads to the page that is shown. */
export function NavLink({ to, className, ...rest }: NavLinkProps) {
  const isActive = useLocation().pathname === to;
  return <Link {...rest} to={to} aria-current={isActive ? 'page' : undefined} className={className(isActive)} />;
}
