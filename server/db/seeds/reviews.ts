import type { Locale } from '#shared/kernel/locale.ts';

/** Columns of the table `reviews`; `service` is a slug of the catalogue. */
interface SeedReview {
  language: Locale;
  rating: number;
  name: string;
  body: string;
  service: string;
  city: string;
  month: number;
  year: number;
}

/**
 * Sample reviews, so that the section can be seen at work before a customer has written one. No such customers exist:
 * every row is stored with `sample`, and the section says so (D128). No two names of a language are alike, because the
 * name makes the row's id.
 */
type Said = readonly [
  rating: 4 | 5,
  service: string,
  name: string,
  city: string,
  year: number,
  month: number,
  body: string,
];

// biome-ignore format: who and what on a line each reads better than a line for every field
const en: readonly Said[] = [
  [5, 'carpet-cleaning', 'Denise W.', 'Orlando', 2026, 10,
    'Two bedrooms and the hallway. We walked on it in socks by dinner, which is what they’d said.'],
  [5, 'carpet-cleaning', 'Marcus T.', 'Lakeland', 2026, 8,
    'Our beagle had claimed one corner of the office for years. I can’t smell it anymore and, more to the point, neither can he.'],
  [4, 'carpet-cleaning', 'Patty L.', 'Ocala', 2026, 5,
    'Stairs look great. One coffee stain on the landing is lighter but still there. He told me before he started that it might be.'],
  [5, 'carpet-cleaning', 'Greg H.', 'Jacksonville', 2026, 2,
    'Got my deposit back. Enough said.'],
  [5, 'carpet-cleaning', 'Imani R.', 'Kissimmee', 2025, 11,
    'He set the couch back on little foam blocks so the legs wouldn’t stain the wet carpet. I wouldn’t have thought of that.'],
  [5, 'carpet-cleaning', 'Walt S.', 'Winter Haven', 2025, 7,
    'I’m 81 and couldn’t move a thing. They did all the furniture and never once made me feel like a bother.'],
  [4, 'carpet-cleaning', 'Shauna B.', 'Tampa', 2025, 4,
    'Good work, but the living room took until the next morning to feel really dry. Run your AC.'],
  [5, 'carpet-cleaning', 'Kevin D.', 'Lake Mary', 2025, 1,
    'Booked Monday night, done Wednesday. The gray path between the front door and the kitchen is gone.'],

  [5, 'tile-cleaning', 'Rosalind P.', 'Winter Park', 2026, 9,
    'I honestly believed my grout was brown. It’s cream.'],
  [5, 'tile-cleaning', 'Todd M.', 'Fort Myers', 2026, 4,
    'Kitchen and two baths. Had them seal it as well, and so far spaghetti sauce wipes right off.'],
  [4, 'tile-cleaning', 'Angie C.', 'Clearwater', 2025, 12,
    'The floor came up really nice. A few lines behind the toilet are still a shade darker, but you have to go looking for them.'],
  [5, 'tile-cleaning', 'Bill K.', 'The Villages', 2025, 8,
    'Forty years of mopping taught me nothing, apparently.'],
  [5, 'tile-cleaning', 'Yvette J.', 'Sanford', 2025, 2,
    'Taped off the baseboards before they started, which our last guy did not. The shower floor is the best part.'],

  [5, 'upholstery-cleaning', 'Caroline F.', 'Naples', 2026, 10,
    'White sectional, two toddlers, one grape popsicle. It’s white again.'],
  [5, 'upholstery-cleaning', 'Dev P.', 'Gainesville', 2026, 6,
    'Bought a used loveseat and wanted it cleaned before it came in the house. He did it in the garage, no fuss.'],
  [4, 'upholstery-cleaning', 'Lorraine G.', 'Sarasota', 2026, 1,
    'Sofa turned out beautiful. It stayed damp longer than I figured, so we ate supper on the lanai that night.'],
  [5, 'upholstery-cleaning', 'Nate O.', 'St. Petersburg', 2025, 9,
    'Six dining chairs. My wife thought I’d bought new ones and was mad at me for a second.'],
  [5, 'upholstery-cleaning', 'Bev A.', 'Daytona Beach', 2025, 5,
    'Mattress and an old recliner. He showed me the water afterward. I won’t describe it.'],
  [5, 'upholstery-cleaning', 'Tamika S.', 'Orlando', 2024, 12,
    'He tested a little spot under the cushion first because my couch is linen. That’s when I relaxed.'],

  [5, 'general-cleaning', 'Joanna V.', 'Winter Garden', 2026, 9,
    'Came home to a kitchen that didn’t smell like my kitchen. I opened the oven just to look at it.'],
  [5, 'general-cleaning', 'Rick N.', 'Orlando', 2026, 7,
    'Baseboards. Nobody ever does the baseboards. They did the baseboards.'],
  [4, 'general-cleaning', 'Helen Z.', 'Oviedo', 2026, 5,
    'Very thorough upstairs. They ran twenty minutes late because of I-4, but she let me know from the road.'],
  [5, 'general-cleaning', 'Priya M.', 'Tampa', 2026, 3,
    'Third time using them. Same two ladies, and they remember that the cat isn’t allowed out.'],
  [5, 'general-cleaning', 'Doug E.', 'Cape Coral', 2025, 10,
    'We’re up north half the year. Had the place cleaned the day before we flew in and there wasn’t a dead bug anywhere.'],
  [5, 'general-cleaning', 'Stephanie Q.', 'Kissimmee', 2025, 6,
    'New baby, mother-in-law landing in 24 hours. You saved me.'],
  [4, 'general-cleaning', 'Carl W.', 'Deltona', 2025, 3,
    'Bathrooms are spotless. A few kitchen things went back in the wrong cabinets and we’re still finding them, ha.'],

  [5, 'handyman', 'Brenda T.', 'Clermont', 2026, 10,
    'Ceiling fan that wobbled for two years doesn’t wobble. There was time left in the hour, so he fixed the closet door too.'],
  [5, 'handyman', 'Alexis R.', 'Fort Lauderdale', 2026, 8,
    'He put together a crib and a dresser while I sat there eight months pregnant eating crackers.'],
  [4, 'handyman', 'Mike J.', 'Palm Bay', 2026, 4,
    'Solid drywall patch and the paint matches. He had to go get anchors I thought I had, so it ran a bit over.'],
  [5, 'handyman', 'Gloria H.', 'Melbourne', 2025, 12,
    'He hung my late husband’s barometer dead level and wouldn’t leave until I’d checked it myself.'],
  [5, 'handyman', 'Sam Y.', 'Miami', 2025, 8,
    'Three outlets and a dimmer. Shoes off at the door without being asked.'],
  [5, 'handyman', 'Jeanette D.', 'Port Orange', 2025, 2,
    'The slider to the pool finally opens with one hand.'],

  [5, 'delivery', 'Omar F.', 'Tampa', 2026, 7,
    'Secondhand dresser from Brandon up to my third floor. No elevator, no attitude.'],
  [5, 'delivery', 'Cindy K.', 'Lake Mary', 2026, 2,
    'I had the flu and they did my mom’s groceries. He called from the store because they were out of her bread.'],
  [4, 'delivery', 'Trevor B.', 'Jacksonville', 2025, 9,
    'Table got here without a scratch. He hit traffic on the Buckman and was half an hour late, but he did call.'],
  [5, 'delivery', 'Lucy A.', 'St. Augustine', 2025, 3,
    'Three pickups across town for my daughter’s party, and the cake survived.'],

  [5, 'epoxy', 'Ron P.', 'Lakeland', 2026, 6,
    'Hosed the garage out after a fishing trip and the floor just let go of everything. Should have done it when we bought the house.'],
  [4, 'epoxy', 'Denny V.', 'Ocala', 2025, 11,
    'Floor is gorgeous. I kept changing my mind on the flakes, that’s on me, but rain cost us another day and I was parking on the street.'],
  [5, 'epoxy', 'Marisol G.', 'Winter Springs', 2025, 4,
    'The garage is now the nicest room in the house and my husband eats lunch out there.'],

  [5, 'pavers', 'Craig L.', 'Windermere', 2026, 8,
    'No more weeds between the driveway bricks, and the HOA letter went in the trash.'],
  [5, 'pavers', 'Diane S.', 'Sarasota', 2026, 1,
    'They waited for a dry stretch before sealing the pool deck instead of rushing it. I was worried it would be slippery and it isn’t.'],
  [4, 'pavers', 'Hank M.', 'Vero Beach', 2025, 5,
    'Pavers look new. We were tracking sand in for a week or so afterward, so keep a broom handy.'],

  [5, 'rent-me', 'Erin C.', 'Gainesville', 2026, 9,
    'Needed one strong person to help me load a moving truck. He packed it way better than I would have.'],
  [5, 'rent-me', 'Phil D.', 'Orlando', 2025, 10,
    'Four hours clearing out my dad’s shed, truck included. He set aside a box of old photos I would have tossed.'],
  [5, 'rent-me', 'Keisha N.', 'Miami Gardens', 2025, 7,
    'Helped me get the storm shutters up before the weekend. Quick, polite, brought his own ladder.'],
];

// biome-ignore format: as above
const es: readonly Said[] = [
  [5, 'carpet-cleaning', 'Yolanda M.', 'Kissimmee', 2026, 9,
    'Tengo tres perros y ya me había resignado. La alfombra del cuarto volvió a su color y el olor se fue.'],
  [5, 'carpet-cleaning', 'Ernesto V.', 'Tampa', 2025, 12,
    'El muchacho fue muy claro: esta mancha sale, esta otra no sé. Al final salieron las dos.'],
  [4, 'carpet-cleaning', 'Mirta C.', 'Miami', 2025, 4,
    'Quedó limpiecita. Eso sí, tardó en secar más de lo que yo esperaba, porque ese día llovió y no prendí el aire.'],

  [5, 'tile-cleaning', 'Adriana P.', 'Doral', 2026, 6,
    'Yo pensaba que las juntas eran grises. Eran blancas, qué pena.'],
  [5, 'tile-cleaning', 'Rubén S.', 'Orlando', 2025, 7,
    'Cocina y baño de visitas en una mañana. Dejaron todo recogido, ni una gota en la pared.'],

  [5, 'upholstery-cleaning', 'Carmen L.', 'Hialeah', 2026, 10,
    'El sofá era de mi mamá y no quería botarlo. Se ve como en las fotos de antes.'],
  [5, 'upholstery-cleaning', 'Jairo F.', 'Lakeland', 2026, 1,
    'Un colchón y dos sillones. Llegaron a la hora en punto.'],
  [4, 'upholstery-cleaning', 'Maribel O.', 'Orlando', 2025, 5,
    'Muy bien el seccional, aunque en un cojín todavía se nota un poquito la tinta del bolígrafo. Me lo advirtieron desde el principio.'],

  [5, 'general-cleaning', 'Xiomara D.', 'Miami', 2026, 8,
    'Limpiaron hasta detrás de la estufa. Mi suegra pasó el dedo y no encontró nada.'],
  [5, 'general-cleaning', 'Beatriz N.', 'Winter Garden', 2026, 4,
    'Ya van tres visitas y siempre vienen las mismas muchachas. Para mí eso vale mucho.'],
  [4, 'general-cleaning', 'Gustavo R.', 'Davenport', 2025, 11,
    'Buen trabajo. Se les pasó el espejo del pasillo; se lo comenté y en la siguiente visita fue lo primero que hicieron.'],
  [5, 'general-cleaning', 'Patricia E.', 'Fort Lauderdale', 2025, 3,
    'Acababa de salir del hospital y no podía ni barrer. Me cambiaron las sábanas con un cuidado que no se me olvida.'],

  [5, 'handyman', 'Nelson A.', 'Orlando', 2026, 7,
    'Instaló dos lámparas y arregló la puerta que rozaba. Y barrió antes de irse.'],
  [5, 'handyman', 'Ivelisse T.', 'Sanford', 2026, 2,
    'Armó la litera de los nenes en menos de dos horas, con los nenes encima preguntándole de todo.'],
  [4, 'handyman', 'Raúl G.', 'Homestead', 2025, 8,
    'La pintura quedó pareja. Hizo falta un retoque junto al marco y tuvo que volver otro día, pero volvió.'],

  [5, 'delivery', 'Daniela Q.', 'Miami', 2026, 5,
    'Recogió una nevera usada en Hialeah y la subió al segundo piso sin rayar una sola pared.'],
  [5, 'delivery', 'Félix H.', 'Tampa', 2025, 1,
    'Le encargué la compra de mis papás, que ya no manejan. Me llamó para preguntar si querían los plátanos verdes o maduros.'],

  [5, 'epoxy', 'Wilfredo B.', 'Clermont', 2025, 9,
    'Me pusieron las muestras en el piso, no en una pantalla. Quedó tan bonito que da lástima meter el carro.'],

  [5, 'pavers', 'Sonia J.', 'Weston', 2026, 3,
    'La terraza de la piscina estaba negra de moho. Los vecinos me preguntaron si había cambiado el piso.'],
  [5, 'pavers', 'Héctor I.', 'Cape Coral', 2025, 6,
    'Ya cayeron varios aguaceros desde que sellaron la entrada y la arena sigue en su sitio.'],

  [5, 'rent-me', 'Lorena U.', 'St. Cloud', 2026, 9,
    'Era una bobada, pasar unas cajas de un clóset a otro, y se lo tomó tan en serio como una mudanza.'],
  [5, 'rent-me', 'Álvaro C.', 'Jacksonville', 2025, 7,
    'Tres horas cargando muebles en pleno calor y ni una mala cara.'],
];

// biome-ignore format: as above
const fr: readonly Said[] = [
  [5, 'carpet-cleaning', 'Olivier M.', 'Orlando', 2026, 6,
    'La moquette de l’escalier avait dix ans. Je n’irais pas jusqu’à dire neuve, mais mes enfants ont vu la différence, et ils ne voient jamais rien.'],
  [5, 'carpet-cleaning', 'Ghislaine T.', 'Hollywood', 2026, 2,
    'On descend du Québec chaque hiver et le tapis du condo sentait le renfermé. Cette année, plus rien.'],
  [4, 'carpet-cleaning', 'Sandrine B.', 'Tampa', 2025, 9,
    'Très bon résultat dans les chambres. Au salon, une auréole est réapparue en séchant ; ils sont repassés deux jours plus tard.'],

  [5, 'tile-cleaning', 'Jean-Marc L.', 'Naples', 2026, 4,
    'Je frottais ces joints à la brosse à dents depuis des années. Si j’avais su.'],
  [5, 'tile-cleaning', 'Nadège P.', 'Miami', 2025, 11,
    'Cuisine et salle de bains en une matinée. Le monsieur m’a dit quel produit ne plus jamais utiliser, et c’était le mien.'],

  [5, 'upholstery-cleaning', 'Hélène C.', 'Sarasota', 2026, 9,
    'Un verre de rouge entier sur un canapé beige. On ne voit plus où c’était.'],
  [5, 'upholstery-cleaning', 'Fabrice D.', 'Boca Raton', 2025, 6,
    'Quatre fauteuils et un matelas. Propre, à l’heure, rien à ajouter.'],

  [5, 'general-cleaning', 'Marie-Ève G.', 'Fort Lauderdale', 2026, 10,
    'Mes parents arrivaient le lendemain et c’était le chaos. Trois heures plus tard, j’avais l’air de quelqu’un d’organisé.'],
  [5, 'general-cleaning', 'Rose-Laure J.', 'Miami', 2026, 1,
    'Elles ont même dépoussiéré les pales du ventilateur. Chez moi, personne n’y pense jamais.'],
  [4, 'general-cleaning', 'Vincent A.', 'Orlando', 2025, 3,
    'Ménage soigné, la cuisine est impeccable. Dommage pour l’aspirateur en pleine sieste du petit, j’aurais dû prévenir.'],

  [5, 'handyman', 'Claire R.', 'Winter Park', 2026, 8,
    'Une étagère, trois tableaux et un tiroir qui coinçait depuis le déménagement. Tout est droit, j’ai vérifié au niveau.'],
  [5, 'handyman', 'Wilner S.', 'Kissimmee', 2025, 8,
    'Il a monté les lits superposés pendant que je préparais le repas. Sérieux et ponctuel.'],

  [4, 'delivery', 'Anne-Sophie V.', 'Clearwater', 2026, 5,
    'Courses livrées comme demandé, avec un coup de fil pour remplacer les yaourts. Vingt minutes de retard, rien de dramatique.'],
  [5, 'delivery', 'Luc B.', 'Pompano Beach', 2025, 12,
    'Un petit frigo d’occasion, monté au troisième sans une égratignure.'],

  [5, 'epoxy', 'Daniel F.', 'Lakeland', 2025, 5,
    'J’hésitais entre deux teintes ; ils m’ont laissé les échantillons une semaine. Maintenant, je bricole en chaussettes.'],

  [5, 'pavers', 'Josée P.', 'Venice', 2026, 7,
    'Les mauvaises herbes entre les pavés, c’était mon combat de tous les samedis. Je fais la grasse matinée.'],

  [5, 'rent-me', 'Thierry N.', 'Jacksonville', 2026, 3,
    'Il fallait des bras pour vider un garde-meuble. Il est venu avec un diable et des sangles ; moi, je n’avais rien prévu.'],
  [5, 'rent-me', 'Mireille H.', 'St. Petersburg', 2025, 1,
    'À 74 ans, je ne monte plus sur un escabeau. Il a rangé toutes les décorations de Noël, cartons étiquetés compris.'],
];

/** Newest first, so that the languages mix where more than one is shown. */
export const seedReviews: readonly SeedReview[] = [
  ...en.map(inLanguage('en')),
  ...es.map(inLanguage('es')),
  ...fr.map(inLanguage('fr')),
].sort((one, other) => other.year - one.year || other.month - one.month);

function inLanguage(language: Locale): (said: Said) => SeedReview {
  return ([rating, service, name, city, year, month, body]) => ({
    language,
    rating,
    name,
    body,
    service,
    city,
    month,
    year,
  });
}
