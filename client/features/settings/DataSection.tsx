import { meteredBytes } from '#client/lib/data-meter.ts';
import { deviceSavesData } from '#client/lib/save-data.ts';
import { useNow } from '#client/lib/use-now.ts';
import { chooseSaver, useSavesData } from '#client/lib/use-saves-data.ts';
import { Section } from '#client/ui/Section.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { bytesText, costText } from '#rules/data-costs.ts';

const texts = {
  title: 'Mobile data',
  saver: 'Data saver',
  saverHint: 'Photos wait for a tap and come small. Calls start with your voice. Nothing is loaded ahead.',
  device: 'Your browser asks for less data, so the data saver is on.',
  kept: 'This choice stays on this device, also when you sign out.',
  session: 'This session',
} as const;

const TICK = 2_000;

function Meter() {
  useNow(TICK);
  const bytes = meteredBytes();
  return (
    <p className="flex flex-wrap items-baseline justify-between gap-x-4 rounded-md bg-sunken px-4 py-3 text-sm">
      {texts.session}
      <data value={bytes} className="font-semibold tabular-nums">
        {bytesText(bytes)}, {costText(bytes)}
      </data>
    </p>
  );
}

export function DataSection() {
  const isSaving = useSavesData();
  return (
    <Section title={texts.title} description={texts.kept}>
      {deviceSavesData() ? (
        <p className="text-sm">
          <strong className="block">{texts.device}</strong>
          {texts.saverHint}
        </p>
      ) : (
        <Switch label={texts.saver} hint={texts.saverHint} checked={isSaving} onChange={chooseSaver} />
      )}
      <Meter />
    </Section>
  );
}
