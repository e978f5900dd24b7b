import { useId } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { WarningIcon } from '#client/ui/icons.tsx';

type Props = {
  legend: string;
  /** Each box has its own name in the form. */
  options: readonly { name: string; label: string; checked?: boolean }[];
  error?: string;
  onChange: () => unknown;
};

/** A choice of several options: check boxes. */
export function CheckGroup({ legend, options, error, onChange }: Props) {
  const id = useId();
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid gap-1">
      <legend className="font-semibold text-sm">{legend}</legend>
      {options.map(({ name, label, checked }) => (
        <Checkbox
          key={name}
          name={name}
          label={label}
          defaultChecked={checked}
          aria-invalid={error ? true : undefined}
          onChange={onChange}
        />
      ))}
      {error && (
        <p id={id} className="flex gap-1.5 font-medium text-danger text-sm">
          <WarningIcon className="mt-[0.2em] shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The values of the ticked boxes of a group. */
export function ticked<V extends string | number>(
  values: Readonly<Record<string, string>>,
  prefix: string,
  all: readonly V[],
): V[] {
  return all.filter((value) => values[`${prefix}${value}`] !== undefined);
}
