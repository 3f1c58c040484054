// The Spanish words, set by set, by difficulty. An accented letter and ñ are letters of their own.

import { readSet } from '../read-set.ts'
import type { WordBank } from '../word-item.ts'

export const SPANISH_WORDS: WordBank = {
  elementary: [
    readSet(`
      1 pan oso luz flor agua dedo rojo rey gato pato mono rana mano cama mesa casa luna
      2 pez uva azul nube tren niño pie ola tía papá bebé vaca lobo foca pelo mapa miel nido beso
      3 hoja piña puma pavo vaso taza jugo dado gris ocho cine
      4 uña kiwi maíz diez frío leer
    `),
    readSet(`
      1 perro leche libro papel tigre burro
      2 silla noche playa queso dulce gallo pollo oveja pulpo mosca oreja coche campo arena fresa mango
      2 verde negro padre
      3 mundo fuego huevo abeja avión ratón cebra araña nariz brazo globo cielo gorro falda techo primo
      3 reina baile siete lunes enero clase
      4 árbol lápiz koala arroz limón melón llave bruja cinco otoño
      5 reloj feliz
    `),
    readSet(`
      1 conejo zapato pelota
      2 cabeza blanco regalo lluvia diente camisa abuelo fiesta comida tomate martes gorila paloma
      2 tierra pirata
      3 bosque piedra puente cohete jirafa jardín lengua abrigo verano dinero dibujo cuento cocina
      3 escoba espejo guante tronco ciudad tienda tesoro corona espada dormir tambor
      4 música dragón pájaro delfín helado sandía toalla sábado avispa águila granja médico muñeca
      4 número viento sombra
      5 hierba cereza azúcar
    `),
  ],
  middle: [
    readSet(`
      1 siglo misterio vacuna mineral selva cometa imperio templo verso novela teatro comedia pincel
      1 mercado
      2 huella justicia cosecha viajero textura cerebro especie reptil eclipse tratado colonia verbo
      2 decimal esfera ritmo retrato respeto noticia
      3 frontera gravedad balanza volcán célula átomo fósil órgano pulmón tejido glaciar meseta océano
      3 órbita galaxia faraón guerrero esclavo estrofa fábula leyenda diálogo sujeto tilde radio
      3 máscara valiente honesto humilde orgullo tímido antiguo resumir observar semilla vecino
      4 energía desafío oxígeno músculo cráneo anfibio sequía llanura códice refrán sílaba ángulo
      4 vértice melodía frágil
      5 hábitat bahía dinastía
    `),
    readSet(`
      1 aventura organismo terremoto vitamina gobierno escultura comparar
      2 fragmento narrador vertical candidato arteria ciudadano derecho impuesto artesano comercio
      2 pronombre promedio costumbre
      3 horizonte microbio ecuación símbolo bacteria esqueleto molécula longitud satélite asteroide
      3 proteína contagio pirámide caballero república mayoría navegante gladiador antónimo prefijo
      3 predicado biografía personaje múltiplo triángulo orquesta escenario generoso prudente solidario
      3 gratitud esfuerzo
      4 ascensor brújula obstáculo polígono párrafo carnívoro atmósfera huracán península meridiano
      4 digestión elección conquista acueducto adjetivo adverbio sinónimo diptongo fracción cociente
      4 diámetro perímetro simetría paisaje herencia periódico reportaje convencer
      5 sinfonía mamífero herbívoro monarquía hexágono
    `),
  ],
  high: [
    readSet(`
      1 democracia nostalgia protagonista modernismo realismo ecosistema velocidad frecuencia teorema
      1 dictadura propaganda capitalismo desempleo
      2 inevitable metáfora hipótesis ambiguo equilibrio parodia romanticismo vanguardia gerundio
      2 coherencia retórica premisa falacia mitosis genotipo evolución patógeno anticuerpo inercia
      2 sedimento derivada polinomio irracional constitución sufragio totalitario burocracia
      2 aristocracia imperialismo nacionalismo renacimiento independencia latifundio diplomacia
      2 segregación monopolio altruismo adverso aleatorio arbitrario austero conciso contundente
      2 cotidiano elocuente erudito imparcial minucioso obsoleto paulatino precario quimera unánime
      2 vestigio discrepar
      3 tangible paradoja resiliente efímero epopeya monólogo desenlace prólogo picaresca polisemia
      3 sintaxis subjuntivo cromosoma mutación metabolismo biodiversidad aceleración electrón radiación
      3 probabilidad estadística ideología ilustración migración inflación arancel empatía autonomía
      3 ambivalente enigmático implícito insólito perenne prolífico reticente versátil volátil
      4 benévolo empírico escéptico pragmático soberanía perseverancia alegoría anáfora sinestesia
      4 aliteración eufemismo estribillo neologismo arcaísmo silogismo simbiosis ósmosis fotosíntesis
      4 isótopo viscosidad hipotenusa parábola exponente coeficiente permutación trigonometría
      4 referéndum mestizaje caudillo armisticio globalización recesión subsidio distopía conciencia
      4 dogmático anacrónico esporádico fidedigno inherente magnánimo perspicaz recíproco sutileza
      4 vehemente corroborar dilucidar
      5 verosímil exhaustivo idiosincrasia hipérbole hipérbaton endecasílabo asíntota oligarquía
      5 virreinato hegemonía heterogéneo trascendente vicisitud disyuntiva
    `),
  ],
}
