import { Check } from 'lucide-react';
import { PartLink } from '../actions/link.tsx';
import styles from './steps-bar.module.css';

type StepsBarProps = {
  /** The name of the list: "Booking steps". */
  label: string;
  /** A done step with `to` is a link back. */
  steps: readonly { label: string; to?: string | undefined }[];
  /** Index of the step the person is on; those before it are done. */
  current: number;
  /** Spoken after a done step: "done". */
  doneLabel: string;
};

/** `<StepsBar label steps={[{ label, to? }]} current doneLabel>` Where the person is on a short way. */
export function StepsBar({ label, steps, current, doneLabel }: StepsBarProps) {
  return (
    <nav aria-label={label}>
      <ol className={styles.steps}>
        {steps.map((step, index) => (
          <li key={step.label} className={styles.step} aria-current={index === current ? 'step' : undefined}>
            <StepWords step={step} number={index + 1} done={index < current} doneLabel={doneLabel} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type StepWordsProps = {
  step: StepsBarProps['steps'][number];
  number: number;
  done: boolean;
  doneLabel: string;
};

function StepWords({ step, number, done, doneLabel }: StepWordsProps) {
  const words = (
    <>
      <span className={styles.dot} data-done={done || undefined} aria-hidden="true">
        {done ? <Check strokeWidth={3} /> : number}
      </span>
      <span className={styles.label} aria-hidden={done || undefined}>
        {step.label}
      </span>
      {/* In one piece: a reader pauses between two. */}
      {done && <span className="visually-hidden">{`${step.label}, ${doneLabel}`}</span>}
    </>
  );
  if (done && step.to) {
    return (
      <PartLink to={step.to} className={styles.words}>
        {words}
      </PartLink>
    );
  }
  return <span className={styles.words}>{words}</span>;
}
