import { useId } from 'react';
import { Checkbox } from '#client/ui/Checkbox.tsx';
import { Problem } from '#client/ui/Problem.tsx';

type Props = {
  legend: string;
  options: readonly { name: string; label: string; checked?: boolean }[];
  error?: string;
  onChange: () => unknown;
};

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
      {error && <Problem id={id}>{error}</Problem>}
    </fieldset>
  );
}

export function ticked<V extends string | number>(
  values: Readonly<Record<string, string>>,
  prefix: string,
  all: readonly V[],
): V[] {
  return all.filter((value) => values[`${prefix}${value}`] !== undefined);
}
