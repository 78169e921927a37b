CREATE TABLE "customer_figures" (
	"buyer_id" text PRIMARY KEY NOT NULL,
	"order_count" integer DEFAULT 0 NOT NULL,
	"spent_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_figures" (
	"team_id" text PRIMARY KEY NOT NULL,
	"value_cents" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_lines" ADD COLUMN "team_id" text;--> statement-breakpoint
ALTER TABLE "customer_figures" ADD CONSTRAINT "customer_figures_buyer_id_buyers_id_fk" FOREIGN KEY ("buyer_id") REFERENCES "public"."buyers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_figures" ADD CONSTRAINT "team_figures_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE FUNCTION add_to_customer(customer text, orders_more integer, cents_more bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	-- Whoever comes first counts all there is; who waited for that adds only what it did itself.
	INSERT INTO customer_figures (buyer_id) VALUES (customer) ON CONFLICT DO NOTHING;
	IF FOUND THEN
		UPDATE customer_figures SET (order_count, spent_cents) =
			(SELECT count(*), coalesce(sum(paid_cents), 0) FROM orders WHERE buyer_id = customer) WHERE buyer_id = customer;
	ELSE
		UPDATE customer_figures SET order_count = order_count + orders_more, spent_cents = spent_cents + cents_more
			WHERE buyer_id = customer;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION add_to_team(team text, cents_more bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO team_figures (team_id) VALUES (team) ON CONFLICT DO NOTHING;
	IF FOUND THEN
		UPDATE team_figures SET value_cents =
			(SELECT coalesce(sum(confirmed_value_cents), 0) FROM orders WHERE orders.team_id = team AND status <> 'CANCELLED')
			WHERE team_id = team;
	ELSE
		UPDATE team_figures SET value_cents = value_cents + cents_more WHERE team_id = team;
	END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_made_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_to_customer(buyer_id, made, paid) FROM (SELECT buyer_id, count(*)::integer AS made, sum(paid_cents)::bigint AS paid
		FROM changed GROUP BY buyer_id ORDER BY buyer_id) AS owner;
	PERFORM add_to_team(team_id, worth) FROM (SELECT team_id, sum(confirmed_value_cents)::bigint AS worth
		FROM changed WHERE team_id IS NOT NULL AND status <> 'CANCELLED'
		GROUP BY team_id HAVING sum(confirmed_value_cents) <> 0 ORDER BY team_id) AS owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION count_changed_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM add_to_customer(buyer_id, made, paid) FROM (SELECT buyer_id, sum(one)::integer AS made, sum(cents)::bigint AS paid
		FROM (SELECT buyer_id, 1 AS one, paid_cents AS cents FROM changed
			UNION ALL SELECT buyer_id, -1, -paid_cents FROM former) AS both_ways
		GROUP BY buyer_id HAVING sum(one) <> 0 OR sum(cents) <> 0 ORDER BY buyer_id) AS owner;
	PERFORM add_to_team(team_id, worth) FROM (SELECT team_id, sum(cents)::bigint AS worth
		FROM (SELECT team_id, confirmed_value_cents AS cents FROM changed WHERE status <> 'CANCELLED'
			UNION ALL SELECT team_id, -confirmed_value_cents FROM former WHERE status <> 'CANCELLED') AS both_ways
		WHERE team_id IS NOT NULL GROUP BY team_id HAVING sum(cents) <> 0 ORDER BY team_id) AS owner;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER counted_insert AFTER INSERT ON "orders" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_made_orders();--> statement-breakpoint
CREATE TRIGGER counted_update AFTER UPDATE ON "orders" REFERENCING OLD TABLE AS former NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_changed_orders();--> statement-breakpoint
CREATE FUNCTION name_team_of_line() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.team_id := (SELECT team_id FROM orders WHERE id = NEW.order_id);
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER team_named BEFORE INSERT OR UPDATE ON "order_lines" FOR EACH ROW
	WHEN (NEW.confirmed_qty > 0 AND NEW.team_id IS NULL) EXECUTE FUNCTION name_team_of_line();
--> statement-breakpoint
CREATE FUNCTION name_team_of_moved_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE order_lines SET team_id = NEW.team_id WHERE order_id = NEW.id AND (confirmed_qty > 0 OR team_id IS NOT NULL);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER team_moved AFTER UPDATE OF team_id ON "orders" FOR EACH ROW
	WHEN (OLD.team_id IS DISTINCT FROM NEW.team_id) EXECUTE FUNCTION name_team_of_moved_order();
