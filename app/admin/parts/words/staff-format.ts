import { staffLanguage } from '../../../data/staff/standing.ts';
import type { Formats } from '../../../i18n/use-format.ts';
import { formatsOf } from '../../../i18n/use-format.ts';

const formats = { en: formatsOf('en'), es: formatsOf('es'), fr: formatsOf('fr') } as const;
const now = () => formats[staffLanguage.get()];

/** As the back office speaks here (D474), wherever its device is: for functions too, so it is no hook. */
export const staffFormat: Formats = {
  get locale() {
    return now().locale;
  },
  money: (...given) => now().money(...given),
  number: (...given) => now().number(...given),
  day: (...given) => now().day(...given),
  dayNumber: (...given) => now().dayNumber(...given),
  dayRange: (...given) => now().dayRange(...given),
  weekday: (...given) => now().weekday(...given),
  shortMonth: (...given) => now().shortMonth(...given),
  month: (...given) => now().month(...given),
  date: (...given) => now().date(...given),
  time: (...given) => now().time(...given),
  timeRange: (...given) => now().timeRange(...given),
  zone: (...given) => now().zone(...given),
  list: (...given) => now().list(...given),
  duration: (...given) => now().duration(...given),
};
