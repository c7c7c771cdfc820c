import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/actions/button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { IntoView } from '../../ui/feedback/into-view.tsx';
import styles from './two-versions.module.css';

type TwoVersionsProps = {
  title: string;
  text?: string | undefined;
  rows: readonly { readonly what: string; readonly mine: string; readonly theirs: string }[];
  onMine: () => void;
  onTheirs: () => void;
};

/**
 * Two people changed the same thing: both values wherever they differ, and a choice (D154). The press that tells is at the
 * other end of the form.
 */
export function TwoVersions({ title, text, rows, onMine, onTheirs }: TwoVersionsProps) {
  const { t } = useTranslation('admin');
  return (
    <IntoView>
      <Alert
        tone="warning"
        role="alert"
        title={title}
        actions={
          <>
            <Button variant="secondary" onClick={onMine}>
              {t('conflict.keep')}
            </Button>
            <Button variant="secondary" onClick={onTheirs}>
              {t('conflict.take')}
            </Button>
          </>
        }
      >
        {text !== undefined && <p>{text}</p>}
        {rows.length > 0 && (
          <table className={`tabular ${styles.versions}`}>
            <thead>
              <tr>
                <th scope="col">{t('conflict.what')}</th>
                <th scope="col">{t('conflict.mine')}</th>
                <th scope="col">{t('conflict.theirs')}</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ what, mine, theirs }) => (
                <tr key={what}>
                  <th scope="row">{what}</th>
                  <td>{mine}</td>
                  <td>{theirs}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Alert>
    </IntoView>
  );
}
