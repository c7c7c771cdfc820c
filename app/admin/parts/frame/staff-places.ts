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
export const guidePlace = {
  to: '/admin/guide',
  Icon: Footprints,
  words: 'guide.title',
  late: true,
  role: 'owner',
} as const;

/** Where the back office goes, in the order of a working day. `late`: behind "Plus" on phones; `role`: the least it is for. */
export const staffPlaces = [
  { to: '/admin/day', Icon: Sun, words: 'day.title', late: false, role: 'crew' },
  { to: '/admin/calendar', Icon: CalendarDays, words: 'calendar.title', late: false, role: 'office' },
  { to: '/admin/bookings', Icon: ClipboardList, words: 'bookings.title', late: false, role: 'office' },
  { to: '/admin/customers', Icon: Users, words: 'customers.title', late: false, role: 'office' },
  { to: '/admin/reviews', Icon: Star, words: 'reviews.title', late: true, role: 'office' },
  { to: '/admin/catalogue', Icon: LayoutGrid, words: 'catalogue.title', late: true, role: 'office' },
  { to: '/admin/pricing', Icon: DollarSign, words: 'pricing.title', late: true, role: 'office' },
  { to: '/admin/coupons', Icon: TicketPercent, words: 'coupons.title', late: true, role: 'office' },
  { to: '/admin/agenda-settings', Icon: Clock, words: 'agenda.title', late: true, role: 'office' },
  { to: '/admin/crews', Icon: Truck, words: 'crews.title', late: true, role: 'office' },
  { to: '/admin/company', Icon: Building2, words: 'company.title', late: true, role: 'owner' },
  { to: '/admin/notices', Icon: BellRing, words: 'notices.short', late: true, role: 'office' },
  { to: '/admin/integrations', Icon: Plug, words: 'integrations.title', late: true, role: 'owner' },
  { to: '/admin/mails', Icon: Mail, words: 'mails.title', late: true, role: 'office' },
] as const;
