// The collection of History Hunt, oldest first: when and where each was made, which sides tell something, who vouches for it.
import type { Fill, Part, Solid, Triple } from '../../core/part.ts'
import type { Artefact, Continent, DateRange, Side, Source } from './artefact.ts'

const box = (size: Triple, at: Triple, fill: Fill): Solid => ({ form: 'box', size, at, fill })
const ball = (size: Triple, at: Triple, fill: Fill): Solid => ({ form: 'ball', size, at, fill })
const round =
  (form: 'cylinder' | 'cone' | 'ring') =>
  (size: Triple, at: Triple, fill: Fill, axis?: 'x' | 'z'): Solid =>
    axis ? { form, size, at, fill, axis } : { form, size, at, fill }
const cylinder = round('cylinder')
const cone = round('cone')
const ring = round('ring')

const about = (from: number, to = from): DateRange => ({ from, to, circa: true })
const exactly = (year: number): DateRange => ({ from: year, to: year, circa: false })
const source = (title: string, institution: string, address: string): Source => ({
  title,
  institution,
  address,
})

const MET = ['The Metropolitan Museum of Art', 'www.metmuseum.org'] as const
const BRITISH_MUSEUM = ['British Museum', 'www.britishmuseum.org'] as const
const SMITHSONIAN = ['National Museum of American History, Smithsonian', 'americanhistory.si.edu'] as const
const AIR_AND_SPACE = ['National Air and Space Museum, Smithsonian', 'airandspace.si.edu'] as const
const BRITANNICA = ['Encyclopaedia Britannica', 'www.britannica.com'] as const

function artefact<Id extends string>(
  id: Id,
  continent: Continent,
  date: DateRange,
  clues: readonly Side[],
  sources: readonly Source[],
  shape: readonly Part[],
): Artefact & { readonly id: Id } {
  return { id, continent, date, clues, sources, shape }
}

export const ARTEFACTS = [
  artefact(
    'boomerang',
    'oceania',
    about(-8200, -7000),
    ['front', 'top', 'left', 'underneath'],
    [
      source('The Wyrie Swamp boomerang', 'South Australian Museum', 'www.samuseum.sa.gov.au'),
      source(
        'Earliest evidence of the boomerang in Australia',
        'National Museum of Australia',
        'www.nma.gov.au',
      ),
    ],
    [
      box([150, 10, 30], [-60, 5, 0], 'a'),
      box([30, 10, 120], [15, 5, 50], 'a'),
      ball([40, 12, 40], [10, 6, 0], 'aSoft'),
    ],
  ),
  artefact(
    'wheel',
    'europe',
    about(-3350, -3100),
    ['front', 'back', 'inside', 'underneath'],
    [source('The wheel with axle from the Ljubljana Marshes', 'City Museum of Ljubljana', 'mgml.si')],
    [
      cylinder([180, 180, 14], [0, 90, 0], 'a', 'z'),
      box([150, 12, 6], [0, 70, 9], 'aSoft'),
      box([150, 12, 6], [0, 110, 9], 'aSoft'),
      box([26, 26, 150], [0, 90, -50], 'stock'),
    ],
  ),
  artefact(
    'clay-tablet',
    'asia',
    about(-1750),
    ['front', 'back', 'left', 'top', 'underneath'],
    [source('Complaint tablet to Ea-nasir, 1953,0411.71', ...BRITISH_MUSEUM)],
    [box([90, 140, 34], [0, 74, 0], 'stock'), box([110, 8, 70], [0, 4, 0], 'b')],
  ),
  artefact(
    'oracle-bone',
    'asia',
    about(-1250, -1046),
    ['front', 'back', 'top', 'underneath'],
    [
      source('Chinese Oracle-Bone Inscriptions', 'UNESCO Memory of the World', 'www.unesco.org'),
      source('Oracle bones', ...BRITANNICA),
    ],
    [
      box([110, 150, 14], [0, 79, 0], 'paper'),
      cone([60, 50, 14], [0, 175, 0], 'paper'),
      box([90, 8, 60], [0, 4, 0], 'b'),
    ],
  ),
  artefact(
    'olmec-head',
    'northAmerica',
    about(-1200, -900),
    ['front', 'back', 'left', 'top', 'underneath'],
    [
      source('Colossal Head 1, San Lorenzo', 'Museo de Antropología de Xalapa', 'www.uv.mx'),
      source('Olmec art', ...MET),
    ],
    [
      ball([150, 180, 140], [0, 90, 0], 'stock'),
      cylinder([152, 60, 142], [0, 150, 0], 'b'),
      box([40, 36, 30], [0, 84, 68], 'stock'),
      box([70, 16, 20], [0, 48, 62], 'aSoft'),
    ],
  ),
  artefact(
    'amphora',
    'europe',
    about(-530),
    ['front', 'back', 'left', 'inside', 'underneath'],
    [source('Terracotta Panathenaic prize amphora, 14.130.12', ...MET)],
    [
      cylinder([60, 90, 60], [0, 45, 0], 'a'),
      ball([130, 110, 130], [0, 120, 0], 'a'),
      cylinder([48, 50, 48], [0, 190, 0], 'a'),
      ring([70, 50, 14], [-52, 185, 0], 'ink', 'z'),
      ring([70, 50, 14], [52, 185, 0], 'ink', 'z'),
    ],
  ),
  artefact(
    'rosetta-stone',
    'africa',
    exactly(-196),
    ['front', 'top', 'left', 'back'],
    [source('The Rosetta Stone, EA24', ...BRITISH_MUSEUM)],
    [
      box([130, 150, 46], [0, 83, 0], 'ink'),
      box([90, 40, 46], [-16, 176, 0], 'ink'),
      box([150, 8, 80], [0, 4, 0], 'stock'),
    ],
  ),
  artefact(
    'seismoscope',
    'asia',
    exactly(132),
    ['front', 'left', 'top', 'inside', 'underneath'],
    [
      source('Zhang Heng', ...BRITANNICA),
      source('Model of Zhang Heng’s seismoscope', 'National Museum of China', 'www.chnmuseum.cn'),
    ],
    [
      ball([130, 160, 130], [0, 100, 0], 'a'),
      cylinder([60, 40, 60], [0, 195, 0], 'a'),
      ring([150, 10, 150], [0, 120, 0], 'b'),
      ball([30, 26, 30], [0, 13, 95], 'aSoft'),
      ball([30, 26, 30], [0, 13, -95], 'aSoft'),
      ball([30, 26, 30], [95, 13, 0], 'aSoft'),
      ball([30, 26, 30], [-95, 13, 0], 'aSoft'),
    ],
  ),
  artefact(
    'aksum-coin',
    'africa',
    about(330, 380),
    ['front', 'back', 'left', 'top'],
    [
      source('Aksumite coins of King Ezana', ...BRITISH_MUSEUM),
      source('Foundations of Aksumite Civilization and Its Christian Legacy (1st–8th Century)', ...MET),
    ],
    [
      cylinder([140, 140, 10], [0, 78, 0], 'tape', 'z'),
      ring([124, 124, 12], [0, 78, 0], 'a', 'z'),
      box([70, 8, 50], [0, 4, 0], 'stock'),
    ],
  ),
  artefact(
    'viking-ship',
    'europe',
    about(885, 895),
    ['front', 'left', 'top', 'inside', 'underneath'],
    [source('The Gokstad Ship', 'Museum of the Viking Age, University of Oslo', 'www.vikingtidsmuseet.no')],
    [
      box([200, 34, 54], [0, 26, 0], 'stock'),
      cone([20, 80, 16], [-104, 60, 0], 'stock'),
      cone([20, 80, 16], [104, 60, 0], 'stock'),
      cylinder([8, 150, 8], [0, 110, 0], 'ink'),
      box([120, 80, 3], [0, 130, 0], 'a'),
    ],
  ),
  artefact(
    'moai',
    'oceania',
    about(1000, 1200),
    ['front', 'back', 'left', 'top', 'underneath'],
    [source('Hoa Hakananai’a, Oc1869,1005.1', ...BRITISH_MUSEUM)],
    [
      box([80, 110, 50], [0, 55, 0], 'ink'),
      box([66, 100, 54], [0, 160, 4], 'ink'),
      box([70, 14, 64], [0, 188, 6], 'stock'),
      box([16, 44, 20], [0, 160, 36], 'stock'),
    ],
  ),
  artefact(
    'compass',
    'asia',
    about(1088),
    ['front', 'top', 'inside', 'underneath'],
    [
      source('Shen Kuo', ...BRITANNICA),
      source('Mengxi Bitan (Dream Pool Essays), chapter 24', 'Chinese Text Project', 'ctext.org'),
    ],
    [
      cylinder([140, 40, 140], [0, 20, 0], 'paper'),
      cylinder([124, 4, 124], [0, 36, 0], 'bSoft'),
      box([80, 3, 6], [0, 41, 0], 'ink'),
      ball([16, 6, 16], [0, 41, 0], 'tape'),
    ],
  ),
  artefact(
    'astrolabe',
    'asia',
    exactly(1291),
    ['front', 'back', 'top', 'inside', 'left'],
    [source('Astrolabe of ʿUmar ibn Yusuf, 91.1.535', ...MET)],
    [
      cylinder([150, 150, 8], [0, 100, 0], 'a', 'z'),
      ring([150, 150, 14], [0, 100, 0], 'tape', 'z'),
      box([130, 10, 4], [0, 100, 8], 'b'),
      ring([34, 34, 6], [0, 192, 0], 'a', 'z'),
      box([80, 22, 50], [0, 11, 0], 'stock'),
    ],
  ),
  artefact(
    'jikji',
    'asia',
    exactly(1377),
    ['front', 'back', 'top', 'inside'],
    [
      source(
        'Baegun hwasang chorok buljo jikji simche yojeol (vol. II)',
        'UNESCO Memory of the World',
        'www.unesco.org',
      ),
      source('Jikji, Coréen 109', 'Bibliothèque nationale de France', 'gallica.bnf.fr'),
    ],
    [
      box([130, 20, 180], [0, 10, 0], 'paper'),
      box([134, 3, 184], [0, 22, 0], 'a'),
      box([6, 24, 184], [-66, 12, 0], 'ink'),
    ],
  ),
  artefact(
    'quipu',
    'southAmerica',
    about(1400, 1532),
    ['front', 'left', 'top', 'underneath'],
    [source('Khipu (quipu)', 'Museo Larco, Lima', 'www.museolarco.org'), source('Quipu', ...BRITANNICA)],
    [
      cylinder([200, 8, 8], [0, 200, 0], 'stock', 'x'),
      cylinder([5, 150, 5], [-70, 124, 0], 'a'),
      cylinder([5, 170, 5], [-35, 114, 0], 'b'),
      cylinder([5, 130, 5], [0, 134, 0], 'tape'),
      cylinder([5, 160, 5], [35, 119, 0], 'a'),
      cylinder([5, 140, 5], [70, 129, 0], 'b'),
      ball([11, 11, 11], [-35, 100, 0], 'b'),
      ball([11, 11, 11], [35, 130, 0], 'a'),
    ],
  ),
  artefact(
    'printing-press',
    'europe',
    about(1450, 1455),
    ['front', 'left', 'top', 'inside', 'underneath'],
    [
      source('Gutenberg and the printing press', 'Gutenberg-Museum Mainz', 'www.gutenberg-museum.de'),
      source('Gutenberg Bible', 'British Library', 'www.bl.uk'),
    ],
    [
      box([16, 200, 24], [-60, 100, 0], 'a'),
      box([16, 200, 24], [60, 100, 0], 'a'),
      box([150, 22, 30], [0, 205, 0], 'a'),
      cylinder([18, 70, 18], [0, 160, 0], 'ink'),
      box([90, 14, 70], [0, 118, 0], 'b'),
      box([110, 16, 110], [0, 80, 0], 'stock'),
      cylinder([100, 6, 6], [50, 135, 30], 'b', 'x'),
    ],
  ),
  artefact(
    'benin-plaque',
    'africa',
    about(1550, 1680),
    ['front', 'back', 'left', 'top', 'underneath'],
    [
      source('Plaque: Mounted King and Attendants, 1978.412.309', ...MET),
      source('Brass plaques of the Benin Kingdom', 'Digital Benin', 'digitalbenin.org'),
    ],
    [
      box([130, 170, 12], [0, 91, 0], 'a'),
      ball([34, 40, 26], [0, 140, 14], 'tape'),
      box([40, 70, 24], [0, 84, 14], 'tape'),
      box([24, 50, 18], [-44, 70, 12], 'aSoft'),
      box([24, 50, 18], [44, 70, 12], 'aSoft'),
      box([120, 8, 60], [0, 4, 0], 'stock'),
    ],
  ),
  artefact(
    'telescope',
    'europe',
    exactly(1609),
    ['front', 'back', 'left', 'inside'],
    [
      source(
        'Galileo’s telescope, inv. 2428, and objective lens, inv. 2429',
        'Museo Galileo, Florence',
        'www.museogalileo.it',
      ),
      source('Galileo', ...BRITANNICA),
    ],
    [
      cylinder([30, 30, 200], [0, 110, 0], 'a', 'z'),
      cylinder([38, 38, 16], [0, 110, 100], 'tape', 'z'),
      cylinder([22, 22, 30], [0, 110, -110], 'tape', 'z'),
      box([16, 96, 16], [0, 50, 0], 'stock'),
      cylinder([90, 8, 90], [0, 4, 0], 'stock'),
    ],
  ),
  artefact(
    'microscope',
    'europe',
    about(1674),
    ['front', 'back', 'inside', 'underneath'],
    [
      source(
        'Microscope by Antoni van Leeuwenhoek',
        'Rijksmuseum Boerhaave, Leiden',
        'rijksmuseumboerhaave.nl',
      ),
      source('Antonie van Leeuwenhoek', ...BRITANNICA),
    ],
    [
      box([60, 110, 6], [0, 120, 0], 'tape'),
      ball([10, 10, 12], [0, 150, 0], 'bSoft'),
      cylinder([6, 90, 6], [0, 70, -12], 'ink'),
      cone([8, 26, 8], [0, 140, -14], 'ink'),
      box([60, 8, 40], [0, 4, 0], 'stock'),
    ],
  ),
  artefact(
    'steam-engine',
    'europe',
    exactly(1776),
    ['front', 'left', 'top', 'inside', 'underneath'],
    [
      source(
        '“Old Bess”, pumping engine by Boulton and Watt, 1777',
        'Science Museum, London',
        'www.sciencemuseum.org.uk',
      ),
      source('James Watt', ...BRITANNICA),
    ],
    [
      box([200, 14, 90], [0, 7, 0], 'stock'),
      cylinder([50, 90, 50], [-70, 59, 0], 'a'),
      box([16, 120, 40], [0, 74, 0], 'stock'),
      box([190, 14, 14], [0, 140, 0], 'b'),
      cylinder([8, 120, 8], [80, 74, 0], 'ink'),
      cylinder([6, 60, 6], [-70, 120, 0], 'ink'),
    ],
  ),
  artefact(
    'telegraph',
    'northAmerica',
    exactly(1844),
    ['front', 'back', 'top', 'underneath'],
    [
      source('Morse–Vail telegraph key, EM.181411', ...SMITHSONIAN),
      source('First telegraphic message, 24 May 1844', 'Library of Congress', 'www.loc.gov'),
    ],
    [
      box([170, 18, 80], [0, 9, 0], 'paper'),
      box([130, 8, 14], [0, 44, 0], 'b'),
      cylinder([30, 12, 30], [-62, 56, 0], 'ink'),
      cylinder([14, 26, 14], [20, 31, 0], 'a'),
      cylinder([20, 34, 20], [66, 35, 22], 'a'),
      cylinder([20, 34, 20], [66, 35, -22], 'a'),
    ],
  ),
  artefact(
    'light-bulb',
    'northAmerica',
    exactly(1879),
    ['front', 'top', 'inside', 'underneath'],
    [source('Edison’s light bulb: Lighting a Revolution', ...SMITHSONIAN)],
    [
      ball([90, 110, 90], [0, 130, 0], 'paper'),
      cylinder([34, 40, 34], [0, 70, 0], 'stock'),
      ring([36, 60, 4], [0, 128, 0], 'ink', 'z'),
      cylinder([80, 16, 80], [0, 8, 0], 'a'),
      cylinder([26, 40, 26], [0, 36, 0], 'a'),
    ],
  ),
  artefact(
    'airplane',
    'northAmerica',
    exactly(1903),
    ['front', 'back', 'left', 'inside', 'underneath'],
    [source('1903 Wright Flyer', ...AIR_AND_SPACE)],
    [
      box([240, 5, 44], [0, 110, 0], 'paper'),
      box([240, 5, 44], [0, 60, 0], 'paper'),
      box([80, 4, 26], [0, 80, 110], 'a'),
      box([4, 60, 24], [0, 85, -100], 'a'),
      box([4, 50, 4], [-90, 85, 18], 'ink'),
      box([4, 50, 4], [90, 85, 18], 'ink'),
      box([40, 30, 90], [0, 70, 20], 'stock'),
      box([140, 6, 6], [0, 20, 0], 'stock'),
    ],
  ),
  artefact(
    'sputnik',
    'europe',
    exactly(1957),
    ['front', 'back', 'inside', 'underneath'],
    [source('Sputnik 1', 'NASA History', 'www.nasa.gov'), source('Sputnik 1 replica', ...AIR_AND_SPACE)],
    [
      ball([90, 90, 90], [0, 120, 0], 'paper'),
      ring([94, 94, 4], [0, 120, 0], 'ink', 'z'),
      cylinder([4, 4, 130], [-40, 140, -90], 'ink', 'z'),
      cylinder([4, 4, 130], [40, 140, -90], 'ink', 'z'),
      cylinder([4, 4, 130], [-40, 100, -90], 'ink', 'z'),
      cylinder([4, 4, 130], [40, 100, -90], 'ink', 'z'),
      cylinder([50, 60, 50], [0, 30, 0], 'stock'),
    ],
  ),
] as const satisfies readonly Artefact[]

export type ArtefactId = (typeof ARTEFACTS)[number]['id']

const BY_ID: ReadonlyMap<string, Artefact> = new Map(ARTEFACTS.map((one) => [one.id, one]))

export function artefactOf(id: ArtefactId): Artefact {
  const found = BY_ID.get(id)
  if (!found) throw new RangeError(`no artefact ${id}`)
  return found
}
