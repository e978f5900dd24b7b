import type { ReactNode } from 'react';
import { ArrowLeftIcon } from '#client/ui/feature-icons.tsx';
import { LinkButton } from '#client/ui/LinkButton.tsx';
import { Page } from '#client/ui/Page.tsx';
import { pages } from '#rules/pages.ts';
import { paths } from '#rules/paths.ts';
import { texts } from './texts.ts';

type Props = { title: string; subtitle?: string; icon?: ReactNode; description?: string; children?: ReactNode };

export function GameFrame({ title, subtitle, icon, description = pages.game.description, children }: Props) {
  return (
    <Page
      title={title}
      description={description}
      ownHeading
      bar={
        <LinkButton to={paths.games} variant="ghost" size="sm" className="-ml-3">
          <ArrowLeftIcon />
          {texts.back}
        </LinkButton>
      }
      className="gap-5"
    >
      <div className="flex items-center gap-4">
        {icon && (
          <span
            aria-hidden="true"
            className="grid size-14 shrink-0 place-items-center rounded-md bg-crimson-tint text-2xl text-crimson-ink"
          >
            {icon}
          </span>
        )}
        <div className="min-w-0">
          <h1 tabIndex={-1} className="text-2xl">
            {title}
          </h1>
          {subtitle && <p className="text-ink-soft text-sm">{subtitle}</p>}
        </div>
      </div>
      {children}
    </Page>
  );
}
