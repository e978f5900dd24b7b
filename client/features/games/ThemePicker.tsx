import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { DiceIcon } from '#client/ui/feature-icons.tsx';
import { themeIcon } from './game-icons.tsx';
import type { ThemePicker_ThemeFragment } from './games.generated.ts';
import { texts } from './texts.ts';

type Props = {
  themes: readonly ThemePicker_ThemeFragment[];
  /** Null for any theme. */
  value: string | null;
  onChange: (theme: string | null) => void;
};

export function ThemePicker({ themes, value, onChange }: Props) {
  const id = useId();
  const any = { id: null, name: texts.anyTheme, description: texts.anyThemeBody };
  return (
    <div role="radiogroup" aria-labelledby={`${id}-legend`} className="grid gap-2">
      <h3 id={`${id}-legend`} className="text-base">
        {texts.themeLegend}
      </h3>
      <div className="grid gap-2 sm:grid-cols-2">
        {[any, ...themes].map((theme, index) => {
          const Icon = theme.id === null ? DiceIcon : themeIcon(theme.id);
          return (
            <label
              key={theme.id}
              className={cx(
                'flex min-h-11 items-center gap-3 rounded-md border p-3 transition-colors',
                'has-focus-visible:outline-3 has-focus-visible:outline-crimson-ink has-focus-visible:outline-offset-2',
                theme.id === value
                  ? 'border-crimson bg-crimson-tint'
                  : 'border-line-strong bg-surface hover:border-ink',
              )}
            >
              <input
                type="radio"
                name={id}
                checked={theme.id === value}
                onChange={() => onChange(theme.id)}
                aria-labelledby={`${id}-${index}`}
                aria-describedby={`${id}-${index}-what`}
                className="sr-only"
              />
              <Icon className="shrink-0 text-crimson-ink text-xl" />
              <span className="min-w-0">
                <span id={`${id}-${index}`} className="block font-semibold text-sm">
                  {theme.name}
                </span>
                <span
                  id={`${id}-${index}-what`}
                  className={cx('block text-xs', theme.id === value ? 'text-ink' : 'text-ink-soft')}
                >
                  {theme.description}
                </span>
              </span>
            </label>
          );
        })}
      </div>
    </div>
  );
}
