import {
  BellRing,
  Building2,
  CalendarDays,
  ClipboardList,
  Clock,
  DollarSign,
  Footprints,
  LayoutGrid,
  Mail,
  Plug,
  Star,
  Sun,
  TicketPercent,
  Truck,
  Users,
} from 'lucide-react';

/** Of a company that is new, until the guide is finished or put away. */
export const guidePlace = { to: '/admin/guide', Icon: Footprints, words: 'guide.title', late: true } as const;

/** Where the back office goes, in the order of a working day. `late`: behind "Plus" on phones. */
export const staffPlaces = [
  { to: '/admin/day', Icon: Sun, words: 'day.title', late: false },
  { to: '/admin/calendar', Icon: CalendarDays, words: 'calendar.title', late: false },
  { to: '/admin/bookings', Icon: ClipboardList, words: 'bookings.title', late: false },
  { to: '/admin/customers', Icon: Users, words: 'customers.title', late: false },
  { to: '/admin/reviews', Icon: Star, words: 'reviews.title', late: true },
  { to: '/admin/catalogue', Icon: LayoutGrid, words: 'catalogue.title', late: true },
  { to: '/admin/pricing', Icon: DollarSign, words: 'pricing.title', late: true },
  { to: '/admin/coupons', Icon: TicketPercent, words: 'coupons.title', late: true },
  { to: '/admin/agenda-settings', Icon: Clock, words: 'agenda.title', late: true },
  { to: '/admin/crews', Icon: Truck, words: 'crews.title', late: true },
  { to: '/admin/company', Icon: Building2, words: 'company.title', late: true },
  { to: '/admin/notices', Icon: BellRing, words: 'notices.short', late: true },
  { to: '/admin/integrations', Icon: Plug, words: 'integrations.title', late: true },
  { to: '/admin/mails', Icon: Mail, words: 'mails.title', late: true },
] as const;
