import { shownAtOnce } from '#client/apollo/fetch-policy.ts';
import { pushPermission } from '#client/lib/push-browser.ts';
import { Section } from '#client/ui/Section.tsx';
import { Select } from '#client/ui/Select.tsx';
import { Switch } from '#client/ui/Switch.tsx';
import { letterKinds, type NoticeKind, noticeKinds } from '#rules/notices.ts';
import { usePushSectionQuery } from './push.generated.ts';
import { kindNames, texts } from './push-texts.ts';
import { SectionState } from './SectionState.tsx';
import { usePush, type Viewer, type Wishes } from './use-push.ts';

type Kind = Viewer['notices']['pushKinds'][number];
const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: `${hour}`,
  label: `${`${hour}`.padStart(2, '0')}:00`,
}));
const permissionHints = { absent: texts.absent, denied: texts.denied, default: undefined, granted: undefined };

function Kinds(props: { title: string; kinds: readonly NoticeKind[]; wanted: Kind[]; onChange(wanted: Kind[]): void }) {
  const { title, kinds, wanted, onChange } = props;
  return (
    <fieldset className="grid gap-1">
      <legend className="font-semibold">{title}</legend>
      {kinds.map((kind) => {
        const name = kind.toUpperCase() as Kind;
        return (
          <Switch
            key={kind}
            label={kindNames[kind]}
            checked={wanted.includes(name)}
            onChange={(isWanted) => onChange(isWanted ? [...wanted, name] : wanted.filter((each) => each !== name))}
          />
        );
      })}
    </fieldset>
  );
}

function QuietHours({ notices, onChange }: { notices: Viewer['notices']; onChange(wishes: Wishes): void }) {
  return (
    <div className="grid grid-cols-2 gap-4">
      <Select
        label={texts.quietFrom}
        options={hours}
        value={notices.quietFrom}
        hint={texts.quietHint}
        onChange={({ target }) => onChange({ quietFrom: Number(target.value) })}
      />
      <Select
        label={texts.quietUntil}
        options={hours}
        value={notices.quietUntil}
        onChange={({ target }) => onChange({ quietUntil: Number(target.value) })}
      />
    </div>
  );
}

function Wanted({ viewer }: { viewer: Viewer }) {
  const { turn, wish, isChanging } = usePush();
  const { notices } = viewer;
  const change = (wishes: Wishes) => void wish(viewer, wishes);
  const permission = pushPermission();
  const isPossible = permission !== 'absent' && permission !== 'denied' && !isChanging;
  return (
    <div className="grid gap-5">
      <div className="grid gap-1">
        <Switch
          label={texts.here}
          hint={permissionHints[permission]}
          checked={notices.isPushOn}
          onChange={(isOn) => (isPossible || !isOn) && void turn(isOn)}
        />
        <Switch
          label={texts.names}
          hint={texts.namesHint}
          checked={notices.hasNames}
          onChange={(hasNames) => change({ hasNames })}
        />
      </div>
      <Kinds
        title={texts.kinds}
        kinds={noticeKinds}
        wanted={notices.pushKinds}
        onChange={(pushKinds) => change({ pushKinds })}
      />
      <Kinds
        title={texts.letters}
        kinds={letterKinds}
        wanted={notices.letterKinds}
        onChange={(wanted) => change({ letterKinds: wanted })}
      />
      <QuietHours notices={notices} onChange={change} />
    </div>
  );
}

/** Each switch saves by itself. */
export function PushSection() {
  const { data, error, loading, refetch } = usePushSectionQuery(shownAtOnce);
  const viewer = data?.viewer;
  return (
    <Section title={texts.title} description={texts.description}>
      {viewer ? (
        <Wanted viewer={viewer} />
      ) : (
        <SectionState
          hasFailed={error !== undefined && !loading}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
    </Section>
  );
}
