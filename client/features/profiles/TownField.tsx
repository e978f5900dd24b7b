import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { cx } from '#client/ui/cx.ts';
import { controlStyle, Field } from '#client/ui/Field.tsx';
import { PinIcon } from '#client/ui/feature-icons.tsx';
import { type Town, useTowns } from './use-towns.ts';

type Props = {
  label: string;
  value: string;
  onType: (text: string) => void;
  onPick: (town: Town) => void;
  error?: string;
  hint?: ReactNode;
};

type Box = RefObject<HTMLDivElement | null>;

/** Scrolls the field to the top if its list would end below the screen or under a phone's keyboard. */
function useRoomBelow(isOpen: boolean, box: Box, list: Box): void {
  useEffect(() => {
    if (!isOpen || list.current === null) return;
    const covered = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;
    const end = (window.visualViewport?.height ?? window.innerHeight) - covered;
    if (list.current.getBoundingClientRect().bottom > end) box.current?.scrollIntoView({ block: 'start' });
  }, [isOpen, box, list]);
}

function useTownList({ value, onType, onPick }: Pick<Props, 'value' | 'onType' | 'onPick'>) {
  const list = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  // The text typed since the list was last closed; null before. Towns are offered only for typed text.
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(-1);
  const { towns, isLoading } = useTowns(typed);
  const isOpen = typed !== null && towns.length > 0;
  const current = isOpen ? towns[active] : undefined;

  useRoomBelow(isOpen, box, list);

  const close = () => {
    setTyped(null);
    setActive(-1);
  };
  const pick = (town: Town) => {
    onPick(town);
    close();
  };
  const show = (index: number) => {
    setActive(index);
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  };
  const keys = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const count = towns.length;
    if (event.key === 'ArrowDown' && typed === null) setTyped(value);
    else if (!isOpen) return;
    else if (event.key === 'ArrowDown') show((active + 1) % count);
    else if (event.key === 'ArrowUp') show(active <= 0 ? count - 1 : active - 1);
    else if (event.key === 'Enter' && current !== undefined) pick(current);
    else if (event.key === 'Escape') close();
    else return;
    event.preventDefault();
  };

  return {
    box,
    list,
    towns,
    active,
    isOpen,
    current,
    close,
    pick,
    keys,
    type: (text: string) => {
      onType(text);
      setTyped(text);
      setActive(-1);
    },
    /** The number of towns to choose from; null until they are loaded. */
    count: typed === null || isLoading ? null : towns.length,
  };
}

/** Offers Nigerian towns by the combobox pattern. Any other text is allowed too. */
export function TownField({ label, error, hint, ...props }: Props) {
  const listId = useId();
  const { box, list, towns, active, isOpen, current, count, close, pick, type, keys } = useTownList(props);

  return (
    <Field label={label} error={error} hint={hint}>
      {(wiring) => (
        <div ref={box} className="relative scroll-mt-8">
          <input
            {...wiring}
            role="combobox"
            aria-expanded={isOpen}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={current && `${listId}-${current.id}`}
            autoComplete="off"
            value={props.value}
            onChange={({ target }) => type(target.value)}
            onKeyDown={keys}
            onBlur={close}
            className={cx(controlStyle, 'h-13')}
          />
          <div
            ref={list}
            id={listId}
            role="listbox"
            aria-label="Towns"
            hidden={!isOpen}
            className="absolute inset-x-0 top-full z-20 mt-1 max-h-[min(18rem,40dvh)] overflow-y-auto rounded-md border border-line-strong bg-surface p-1 shadow-high"
          >
            {towns.map((town, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are the field's.
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field.
              <div
                key={town.id}
                id={`${listId}-${town.id}`}
                role="option"
                aria-selected={index === active}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => pick(town)}
                className={cx(
                  'flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 py-2',
                  index === active ? 'bg-crimson-tint text-crimson-ink' : 'hover:bg-sunken',
                )}
              >
                <PinIcon className="shrink-0" />
                {town.label}
              </div>
            ))}
          </div>
          <p role="status" className="sr-only">
            {!!count && `${count} towns to choose from.`}
          </p>
        </div>
      )}
    </Field>
  );
}
