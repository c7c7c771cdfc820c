import type { Same } from '../../same.ts';
import type { tile as en } from './en.ts';

export const tile: Same<typeof en> = {
  choose: {
    title: '{{service}} : quelles pièces ?',
    lead: 'Indiquez les pièces dont le carrelage est à nettoyer. Leur surface vient ensuite.',
    from: 'dès {{price}}',
  },
  names: {
    title_one: 'Comment appelez-vous cet espace ?',
    title_other: 'Comment appelez-vous ces espaces ?',
    label: 'Espace {{number}}',
    example: 'Buanderie',
    hint: 'Pour que l’équipe trouve le bon sol. Vous pouvez laisser vide.',
  },
  details: {
    title: 'Quelle surface, et dans quel état ?',
    lead: 'Indiquez la surface de chaque pièce. Une bonne estimation suffit.',
  },
  area: {
    label: 'Surface',
    slider: 'Surface, curseur',
    unit: 'pi²',
    sqft: '{{area}} pi²',
    spoken: '{{area}} pieds carrés',
    hint: 'Par pas de 50. Deux côtés conviennent aussi : 10 x 15.',
    rounded: 'Nous comptons par pas de 50 : nous retenons {{area}} pi².',
    least: 'La plus petite surface facturée est de {{area}} pi².',
    most: 'Nous prenons au plus {{area}} pi² par pièce.',
    unread: 'Nous n’y trouvons pas de nombre : {{area}} pi² reste inchangé.',
    typical: 'Vous ne savez pas ? Surfaces courantes',
    small: 'Petite',
    medium: 'Moyenne',
    large: 'Grande',
  },
  soil: {
    legend: 'Dans quel état sont les joints ?',
    light: 'Peu sales',
    lightText: 'Couleur unie, un peu terne',
    regular: 'Normaux',
    regularText: 'Plus sombres aux passages',
    deep: 'Très sales',
    deepText: 'Lignes noires, taches, graisse',
    summary: { LIGHT: 'joints peu sales', REGULAR: 'joints normaux', HIGH: 'joints très sales' },
  },
  sealant: {
    legend: 'Protection des joints',
    label: 'Imperméabiliser les joints',
    text: 'Les liquides restent en surface et la couleur tient.',
    summary: 'joints protégés',
  },
  story: { title: 'Le détail du prix', total: 'Total de la pièce' },
  applyHint: 'Copie l’état des joints et la protection. Chaque pièce garde sa surface.',
  job: {
    label: 'L’intervention entière',
    area: 'Surface totale',
    missing: 'Il manque {{missing}} pour atteindre le minimum de {{minimum}}',
    reached: 'Le minimum de {{minimum}} est atteint',
    why: 'Une visite pour du carrelage coûte au moins {{minimum}}. Jusque-là, plus de surface ne vous coûte rien.',
    other: 'Y compris {{price}} de carrelage déjà dans votre panier.',
  },
  bar: {
    lifted: '{{rooms}} : {{price}}, minimum {{minimum}}',
    covered: '{{rooms}} : {{price}}, dont {{covered}} couverts par le minimum de votre panier',
  },
};
