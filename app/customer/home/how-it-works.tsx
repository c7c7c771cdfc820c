import { useTranslation } from 'react-i18next';
import styles from './home-screen.module.css';
import { StepCalendar } from './step-calendar.tsx';

export function HowItWorks() {
  const { t } = useTranslation('home');
  const steps = [
    {
      title: t('steps.choose.title'),
      text: t('steps.choose.text'),
      picture: <StepDrawing src="/drawings/rooms/whole-home.svg" width="160" height="120" />,
    },
    { title: t('steps.time.title'), text: t('steps.time.text'), picture: <StepCalendar /> },
    {
      title: t('steps.relax.title'),
      text: t('steps.relax.text'),
      picture: <StepDrawing src="/drawings/booked.svg" width="320" height="240" />,
    },
  ];
  return (
    <section className={styles.band} aria-labelledby="steps-title">
      <div className={`page ${styles.section}`}>
        <h2 id="steps-title">{t('steps.title')}</h2>
        <ol className={styles.thirds}>
          {steps.map(({ title, text, picture }, index) => (
            <li key={title} className={styles.step}>
              {picture}
              <h3>
                <span className={styles.number} aria-hidden="true">
                  {index + 1}
                </span>
                {title}
              </h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function StepDrawing(size: { src: string; width: string; height: string }) {
  return <img {...size} className={styles['step-picture']} alt="" loading="lazy" />;
}
